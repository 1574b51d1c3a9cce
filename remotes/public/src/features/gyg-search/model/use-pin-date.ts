import type { Gyg } from '@gyg/contract';
import { createDateFormat } from '@gyg/contract/dates';
import { nextOccasion } from '@gyg/contract/gyg-dates';
import { useFormat, useLanguage } from '@gyg/platform';

/** The date on a gyg's pin: of the next occasion, without the year (`Sat, Nov 28`); of a running gyg its last day. */
export function usePinDate(): (gyg: Gyg) => string {
  const { date } = createDateFormat(useLanguage());
  const { gygCard } = useFormat();
  return (gyg) => {
    const now = new Date();
    const next = nextOccasion(gyg, now)?.start ?? new Date(gyg.startDateTime);
    return next < now && gyg.state === 'ONGOING' && gyg.repeats === 'NONE'
      ? gygCard(gyg, now).main
      : date(next, { withYear: false });
  };
}
