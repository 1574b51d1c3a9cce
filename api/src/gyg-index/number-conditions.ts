import type { TypedFastBitSet } from 'typedfastbitset';
import type { GygColumns } from './gyg-columns';
import type { GygConditions } from './gyg-query';
import { isInBox, isNear } from './place-conditions';

type Condition = (seq: number) => boolean;

/**
 * The conditions on numbers, which are checked one gyg after the other. Those that all gygs fulfil are left out.
 * @param byStart all gygs, the earliest start first
 */
export function numberConditions(
  columns: GygColumns,
  byStart: Int32Array,
  { states, near, bbox, from, before, kind, recipients }: GygConditions,
  now: Date,
): Condition[] {
  const { start, end, finished } = columns;
  const startAt = (place: number) => start.get(byStart.at(place) ?? 0);
  // -Infinity if a gyg has no start.
  const [first, last] = [startAt(0), startAt(-1)];
  const conditions: Condition[] = [];
  if ((kind !== undefined || recipients) && states.includes('CREATED')) {
    // Drafts are in no state by the clock, but one whose end is over has no needs to book.
    const time = now.getTime();
    conditions.push((seq) => end.get(seq) > time && finished.get(seq) === Number.POSITIVE_INFINITY);
  }
  const latest = before?.getTime();
  if (latest !== undefined && !(last < latest && first > Number.NEGATIVE_INFINITY)) {
    conditions.push((seq) => start.get(seq) < latest && start.get(seq) > Number.NEGATIVE_INFINITY);
  }
  const earliest = from?.getTime();
  // All end after they start.
  if (earliest !== undefined && first <= earliest) {
    conditions.push((seq) => end.get(seq) > earliest && finished.get(seq) > earliest);
  }
  if (bbox) conditions.push(isInBox(columns, bbox));
  if (near) conditions.push(isNear(columns, near));
  return conditions;
}

/** Removes the gygs that do not fulfil all conditions, and returns the set. */
export function keepMatching(set: TypedFastBitSet, conditions: readonly Condition[]): TypedFastBitSet {
  for (const fulfils of conditions) {
    const dropped: number[] = [];
    set.forEach((seq) => {
      if (!fulfils(seq)) dropped.push(seq);
    });
    for (const seq of dropped) set.remove(seq);
  }
  return set;
}
