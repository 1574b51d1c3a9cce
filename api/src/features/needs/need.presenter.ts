import type { Need } from '@gyg/contract';
import type { NeedRow, ShownNeedRow } from './need.repository';

/** A need, with its title in the language that is read if it was selected. */
export function presentNeed(row: NeedRow & Partial<ShownNeedRow>): Need {
  return {
    id: row.id,
    gygId: row.gygId,
    contributionType: row.kind,
    title: row.shownTitle ?? row.title,
    description: row.description,
    durationMinutes: row.durationMinutes,
    offeredPositions: row.offeredPositions,
    availablePositions: capacityLeft(row),
    whoCanOffer: row.whoCanOffer,
    sortOrder: row.sortOrder,
    needsApproval: row.needsApproval,
  };
}

/** How many can still be booked. */
export function capacityLeft(row: NeedRow): number {
  return row.offeredPositions - row.bookedPositions;
}
