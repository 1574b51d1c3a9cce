import type { Gyg } from '@gyg/contract';
import { nextOccasion } from '@gyg/contract/gyg-dates';
import { useFormat } from '@gyg/platform';

/**
 * The date of a gyg in a list: its start; of one under way the end that is ahead, and of a weekly one the next
 * occasion.
 */
export function GygDate({ gyg }: { gyg: Gyg }) {
  const { date, gygCard } = useFormat();
  const next = gyg.state === 'ONGOING' && gyg.repeats === 'WEEKLY' ? nextOccasion(gyg, new Date()) : undefined;
  if (gyg.state === 'ONGOING' && next === undefined) {
    const { main, dateTime } = gygCard(gyg);
    return <time dateTime={dateTime}>{main}</time>;
  }
  const at = next?.start.toISOString() ?? gyg.startDateTime;
  return <time dateTime={at}>{date(at)}</time>;
}
