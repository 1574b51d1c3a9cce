import { profileSizes } from '@gyg/contract/images';
import { Avatar, Button } from '@gyg/design-system';
import { MarkButtons } from '@gyg/design-system/forms';
import { type Language, TextIn, useFormat, useTranslation } from '@gyg/platform';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { DoorEntry } from '../model/door-list';
import type { DoorView } from '../model/use-door';
import s from './door.module.css';

export interface DoorRowsProps {
  title: string;
  note: string;
  entries: readonly DoorEntry[];
  /** Shown when there are no entries. */
  empty: string;
  /** The language of the titles of needs. */
  needLang: Language;
  onMark: DoorView['mark'];
  /** Shows when each entry was marked. */
  withTimes?: boolean;
}

/** How many rows are shown before all are asked for: a phone scrolls slowly through hundreds. */
const firstRows = 40;

/** A titled list of people at the door. */
export function DoorRows({ title, note, entries, empty, needLang, onMark, withTimes = false }: DoorRowsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  const id = useId();
  const { section, pressIn } = useNextRow(entries);
  const shown = all ? entries : entries.slice(0, firstRows);
  return (
    <section ref={section} aria-labelledby={id} className={s.section}>
      <h2 id={id} className={s.heading} tabIndex={-1}>
        {title} <span className={s.note}>{note}</span>
      </h2>
      {entries.length === 0 ? (
        <p className={s.none}>{empty}</p>
      ) : (
        <ul className={s.rows}>
          {shown.map((entry, index) => (
            <DoorRow
              key={entry.bookingId}
              entry={entry}
              needLang={needLang}
              onMark={(...mark) => {
                pressIn(index);
                onMark(...mark);
              }}
              withTime={withTimes}
            />
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <p className={s.more}>
          {t('door.shown', { shown: number(shown.length), total: number(entries.length) })}
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            {t('door.showAll', { total: number(entries.length) })}
          </Button>
        </p>
      )}
    </section>
  );
}

/**
 * Keeps the focus in a list whose rows leave it when they are marked: it goes to the row that takes the place, or to the
 * heading if there is none. `shown` are the rows on screen.
 */
function useNextRow(shown: readonly unknown[]) {
  const section = useRef<HTMLElement>(null);
  const pressed = useRef<{ button: Element | null; index: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useLayoutEffect(() => {
    const before = pressed.current;
    pressed.current = undefined;
    if (before?.button === undefined || before.button === null || before.button.isConnected) return;
    const rows = section.current?.querySelectorAll<HTMLElement>('li') ?? [];
    const next = rows[Math.min(before.index, rows.length - 1)]?.querySelector('button');
    (next ?? section.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
  }, [shown]);
  return {
    section,
    /** Call it with the index of a row before the row is marked. */
    pressIn: (index: number) => {
      const button = document.activeElement;
      if (section.current?.contains(button)) pressed.current = { button, index };
    },
  };
}

interface DoorRowProps {
  entry: DoorEntry;
  /** The language of the need's title. */
  needLang: Language;
  onMark: DoorView['mark'];
  withTime: boolean;
}

/** One expected person with three large buttons. */
function DoorRow({ entry, needLang, onMark, withTime }: DoorRowProps) {
  const { t } = useTranslation('admin');
  const { time, number } = useFormat();
  const {
    bookingId,
    contributionType,
    needTitle,
    quantity,
    orgName,
    userImage,
    confirmedAt,
    attendance,
    attendanceAt,
  } = entry;
  const name = entry.bookerName === '' ? t('door.erased') : entry.bookerName;
  const offer = quantity > 1 ? t('door.quantity', { need: needTitle, quantity: number(quantity) }) : needTitle;
  const notes = [
    orgName,
    confirmedAt !== null && attendance === null && t('bookings.coming'),
    withTime && attendanceAt !== null && time(attendanceAt),
    entry.unsent && t('door.unsent'),
  ];
  return (
    <li className={s.row} data-marked={attendance !== null || undefined}>
      <Avatar seed={name} {...(userImage !== null && { src: profileSizes(userImage).src })} />
      <div>
        <p className={s.name}>{name}</p>
        <p className={s.about}>
          <TextIn text={offer} lang={needLang} />
          {notes.filter((note) => typeof note === 'string').map((note) => `. ${note}`)}
        </p>
      </div>
      <MarkButtons
        className={s.marks}
        label={t('door.attendanceOf', { name })}
        value={attendance}
        onValueChange={(next) => onMark({ bookingId, contributionType, attendance: next }, attendanceAt)}
        options={[
          { value: 'ATTENDED', label: t('door.here'), icon: 'check', tone: 'good' },
          { value: 'ABSENT', label: t('door.absent'), icon: 'close', tone: 'bad' },
          { value: 'APPROVED_UNATTENDANCE', label: t('door.excused'), icon: 'info', tone: 'info' },
        ]}
      />
    </li>
  );
}
