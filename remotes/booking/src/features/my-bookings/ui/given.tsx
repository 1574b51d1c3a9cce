import type { GivenTotals } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';
import s from './given.module.css';

/** The sums of everything that the user gave, as recorded by hosts. Sums of 0 are left out. */
export function Given({ totals: { hours, gygs, goals, items } }: { totals: GivenTotals }) {
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
