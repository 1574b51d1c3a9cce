import type { ContributionRow } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';

/** Returns functions that write parts of a report's row. */
export function useContributionWords() {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return {
    /** The person, or that the account was erased. */
    person: ({ userName }: ContributionRow) => (userName === '' ? t('reports.erased') : userName),
    /** "6.5 hours", "20 items"; undefined if nothing counts. */
    amount({ attendance, hours, quantity }: ContributionRow): string | undefined {
      if (attendance !== 'ATTENDED') return undefined;
      return hours === null
        ? t('reports.itemAmount', { count: quantity ?? 0, formatted: number(quantity ?? 0) })
        : t('reports.hourAmount', { count: hours, formatted: number(hours, 1) });
    },
    attendance: ({ attendance }: ContributionRow) => t(`reports.attendance.${attendance ?? 'none'}`),
  };
}
