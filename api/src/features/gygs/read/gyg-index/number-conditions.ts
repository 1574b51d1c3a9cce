import type { TypedFastBitSet } from 'typedfastbitset';
import { keepRange } from './bits';
import type { GygColumns } from './gyg-columns';
import type { GygConditions } from './gyg-query';
import { keepInBox, keepNear } from './place-conditions';
import { countFirst } from './sorted-seqs';

/** All gygs by what their numbers are compared with; -Infinity, which is not known, comes first. */
export interface SortedGygs {
  byStart: Int32Array;
  /** By when they are over. */
  byOver: Int32Array;
  byLat: Int32Array;
}

/** Removes the gygs that do not fulfil the conditions on times and places. Returns this set or another one. */
export function keepMatching(
  found: TypedFastBitSet,
  columns: GygColumns,
  { byStart, byOver, byLat }: SortedGygs,
  { states, near, bbox, from, before, kind, recipients }: GygConditions,
  now: Date,
): TypedFastBitSet {
  const { start, over } = columns;
  let kept = found;
  const keepOverAfter = (time: number) => {
    const first = countFirst(byOver, (seq) => over.get(seq) <= time);
    kept = keepRange(kept, byOver, first, byOver.length);
  };
  // Drafts are in no state by the clock, but one whose end is over has no needs to book.
  if ((kind !== undefined || recipients) && states.includes('CREATED')) keepOverAfter(now.getTime());
  if (before !== undefined) {
    const without = countFirst(byStart, (seq) => start.get(seq) === Number.NEGATIVE_INFINITY);
    const earlier = countFirst(byStart, (seq) => start.get(seq) < before.getTime());
    kept = keepRange(kept, byStart, without, earlier);
  }
  if (from !== undefined) keepOverAfter(from.getTime());
  if (bbox) kept = keepInBox(kept, columns, byLat, bbox);
  if (near) kept = keepNear(kept, columns, byLat, near);
  return kept;
}
