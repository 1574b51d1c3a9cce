import type { DeskNeed } from '@gyg/contract';
import { type NeedRow, presentNeed } from '../needs';

/** A need with what is confirmed and what is pending. Both are reserved, so the rest can still be booked. */
export function presentDeskNeed(row: NeedRow): DeskNeed {
  const { bookedPositions, pendingPositions } = row;
  return {
    ...presentNeed(row),
    confirmedPositions: bookedPositions - pendingPositions,
    waitingPositions: pendingPositions,
  };
}
