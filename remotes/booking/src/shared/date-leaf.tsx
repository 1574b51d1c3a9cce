import { useFormat, useTranslation } from '@gyg/platform';
import s from './date-leaf.module.css';

/** The day as on a tear-off calendar. Hidden from screen readers, because the date is beside it in words. */
export function DateLeaf({ at, weekly }: { at: Date; weekly: boolean }) {
  const { t } = useTranslation('booking');
  const { weekday, day, month } = useFormat().leaf(at.toISOString());
  return (
    <span className={s.root} aria-hidden="true">
      <span>{weekday}</span>
      <b className={s.day}>{day}</b>
      <span>{month}</span>
      {weekly && <span className={s.weekly}>{t('bookings.weekly')}</span>}
    </span>
  );
}
