import type { DeskNeed, Gyg } from '@gyg/contract';
import { daysUntil } from '../../../shared/time/days-until';

/** From this many days before the start on, a need without any booking is urgent. */
const nearDays = 7;

/** The sums of some needs: how many are confirmed, and how many are needed. */
export function sumsOf(needs: readonly DeskNeed[]): { confirmed: number; offered: number } {
  return {
    confirmed: needs.reduce((sum, need) => sum + need.confirmedPositions, 0),
    offered: needs.reduce((sum, need) => sum + need.offeredPositions, 0),
  };
}

/** Whether a gyg starts within seven days. `now` is in milliseconds. */
export const isNear = ({ state, startDateTime }: Pick<Gyg, 'state' | 'startDateTime'>, now = Date.now()): boolean =>
  state === 'PUBLISHED' && daysUntil(startDateTime, now) <= nearDays;

/** The needs that are open and that no one has confirmed to give yet. */
export const emptyNeeds = (needs: readonly DeskNeed[]): DeskNeed[] =>
  needs.filter(
    ({ offeredPositions, confirmedPositions, whoCanOffer }) =>
      offeredPositions > 0 && confirmedPositions === 0 && whoCanOffer !== 'NONE',
  );
