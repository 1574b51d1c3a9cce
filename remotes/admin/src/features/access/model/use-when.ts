import { useFormat, useTranslation } from '@gyg/platform';
import { daysUntil } from '../../../shared/time/days-until';

/** Returns a function that says when something was: "Today, 09:38", "Yesterday, 21:15", "Jun 8, 2027". */
export function useWhen(): (iso: string) => string {
  const { t } = useTranslation('admin');
  const { date, time } = useFormat();
  return (iso) => {
    const days = daysUntil(iso);
    if (days === 0) return t('access.today', { time: time(iso) });
    return days === -1 ? t('access.yesterday', { time: time(iso) }) : date(iso);
  };
}
