import type { GivenTotals, UserBooking } from '@gyg/contract';
import { Section, Stack, TextButton } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import s from '../../../shared/entry-row.module.css';
import { type Entry, isBooking } from '../model/entry';
import { PastRow } from './past-row';
import { BookingCount } from './upcoming-list';

const first = 5;
const portion = 20;

interface PastListProps {
  past: readonly Entry[];
  totals: GivenTotals;
  /** The certificate of a booking; nothing if it cannot have one. */
  certificateOf: (booking: UserBooking) => ReactNode;
}

/** Past bookings in portions, below the sums of everything that was given. */
export function PastList({ past, totals, certificateOf }: PastListProps) {
  const { t } = useTranslation('booking');
  const [shown, setShown] = useState(first);
  const list = useRef<HTMLUListElement>(null);
  const opened = useRef<number>(undefined);
  useLayoutEffect(() => {
    // Focus the first new row, because the button may be gone.
    if (opened.current === undefined) return;
    const row = list.current?.children[opened.current];
    opened.current = undefined;
    row?.querySelector<HTMLElement>('a, button')?.focus();
  });
  const more = Math.min(past.length - shown, shown === first ? first : portion);
  const showMore = () => {
    opened.current = shown;
    setShown(shown + more);
  };
  return (
    <Section title={t('bookings.past')} spacing="tight" action={<BookingCount count={past.length} />}>
      <Stack gap={3}>
        <Given totals={totals} />
        <ul ref={list} className={s.list}>
          {past.slice(0, shown).map((entry) => (
            <PastRow
              key={entry.id}
              entry={entry}
              {...(isBooking(entry) && { thanks: entry.thanks, certificate: certificateOf(entry) })}
            />
          ))}
        </ul>
        {more > 0 && (
          <div>
            <TextButton variant="standalone" iconEnd="chevron" onClick={showMore}>
              {t('bookings.history.more', { count: more })}
            </TextButton>
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** The sums of everything that the user gave, as recorded by hosts. Sums of 0 are left out. */
function Given({ totals: { hours, gygs, goals, items } }: { totals: GivenTotals }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  if (gygs === 0) return null;
  const all = [
    {
      key: 'hours',
      count: hours,
      text: number(hours, Number.isInteger(hours) ? 0 : 1),
      label: t('bookings.given.hours'),
    },
    { key: 'gygs', count: gygs, text: number(gygs), label: t('bookings.given.gygs', { count: gygs }) },
    { key: 'goals', count: goals, text: number(goals), label: t('bookings.given.goals', { count: goals }) },
    { key: 'items', count: items, text: number(items), label: t('bookings.given.items', { count: items }) },
  ];
  const sums = all.filter(({ count }) => count > 0);
  return (
    <ul className={s.root} aria-label={t('bookings.given.label')}>
      {sums.map(({ key, text, label }) => (
        <li key={key} className={s.sum}>
          <b className={s.figure}>{text}</b> {label}
        </li>
      ))}
    </ul>
  );
}
