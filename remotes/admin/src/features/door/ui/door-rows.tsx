import { Button } from '@gyg/design-system';
import { type Language, useFormat, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import type { DoorEntry } from '../model/door-list';
import type { DoorView } from '../model/use-door';
import s from './door.module.css';
import { DoorRow } from './door-row';
import { useNextRow } from './use-next-row';

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
