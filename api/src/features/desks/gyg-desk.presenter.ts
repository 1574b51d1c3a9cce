import type { DeskNeed } from '@gyg/contract';
import { presentNeed, type ShownNeedRow } from '../needs';

/** A need with what is confirmed, pending and offered to the waiting list. All are reserved; the rest can be booked. */
export function presentDeskNeed(row: ShownNeedRow): DeskNeed {
  const { bookedPositions, pendingPositions, heldPositions } = row;
  return {
    ...presentNeed(row),
    confirmedPositions: bookedPositions - pendingPositions - heldPositions,
    waitingPositions: pendingPositions,
    heldPositions,
  };
}
