import { useFormat, useTranslation } from '@gyg/platform';
import type { Days } from './period';

/** Returns a function that writes a period with its dates: "Tue, Jun 1, 2027 to Fri, Jun 11, 2027". */
export function usePeriodWords(): (days: Days) => string {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  // Noon, so that the day is the same in every time zone.
  const words = (day: string) => date(`${day}T12:00:00.000Z`);
  return ({ from, to }) =>
    from === undefined || to === undefined
      ? t('period.names.all')
      : t('period.dates', { from: words(from), to: words(to) });
}
