import type { ContributionType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, needs } from '@gyg/database/schema';
import { and, eq, exists, gt, inArray, isNull, notInArray } from 'drizzle-orm';

/** Needs with free positions that are public and need no invitation. */
const bookable = and(
  notInArray(needs.whoCanOffer, ['NONE', 'INVITE_ONLY']),
  isNull(needs.deletedAt),
  gt(needs.offeredPositions, needs.bookedPositions),
);

/** Gygs with a bookable need of a kind, whatever their state. */
export const withBookableNeed = (read: Reader, kind: ContributionType) =>
  exists(
    read
      .select({ id: needs.id })
      .from(needs)
      .where(and(eq(needs.gygId, gygs.id), eq(needs.kind, kind), bookable)),
  );

/** The bookable needs of these gyg ids, in no order. */
export function listBookableNeeds(read: Reader, gygIds: readonly string[]) {
  const { id, gygId, kind, title, offeredPositions, bookedPositions, sortOrder } = needs;
  return read
    .select({ id, gygId, kind, title, offeredPositions, bookedPositions, sortOrder })
    .from(needs)
    .where(and(inArray(gygId, [...gygIds]), bookable));
}
export type BookableNeed = Awaited<ReturnType<typeof listBookableNeeds>>[number];
