import type { Need } from '@gyg/contract';
import type { NeedRow } from './need.repository';

export function presentNeed(row: NeedRow): Need {
  return {
    id: row.id,
    gygId: row.gygId,
    contributionType: row.kind,
    title: row.title,
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
