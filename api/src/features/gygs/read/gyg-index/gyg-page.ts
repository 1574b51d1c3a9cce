import type { Locale } from '@gyg/contract';
import { TypedFastBitSet } from 'typedfastbitset';
import type { Paging } from '../../../../access/queries/paging.repository';
import { type CompareSeqs, comparingTitles, countFirst, type GygColumns } from './gyg-columns';

export type GygOrder = 'soonest' | 'startDateTime:asc' | 'startDateTime:desc' | 'title:asc' | 'title:desc';

export interface GygPage extends Paging {
  order: GygOrder;
  /** The reader's, for orders by title. */
  language?: Locale | undefined;
  /** Numbers of gygs that come before all others. */
  first?: readonly number[] | undefined;
}

interface Orders {
  /** Milliseconds. */
  time: number;
  states: Readonly<Record<'PUBLISHED' | 'ONGOING' | 'FINISHED', TypedFastBitSet>>;
  columns: GygColumns;
  /** All gygs, the earliest start first. */
  byStart: Int32Array;
  byTitle: Int32Array;
}

/** A part of a list: so many gygs that match, in one direction of an order. */
interface Run {
  found: TypedFastBitSet;
  size: number;
  order: Int32Array;
  descending: boolean;
}

/** How many numbers of an order are looked at in the time that one number takes to be sorted. */
const sortingCosts = 256;

/** So many numbers of a run that is not sorted, from `skip` on in a direction of its order. */
function follow({ found: { words }, order }: Run, descending: boolean, skip: number, count: number): number[] {
  const taken: number[] = [];
  let left = skip;
  for (let at = 0; at < order.length && taken.length < count; at += 1) {
    const seq = order[descending ? order.length - 1 - at : at] ?? 0;
    if (((words[seq >>> 5] ?? 0) & (1 << seq)) === 0) continue;
    if (left > 0) left -= 1;
    else taken.push(seq);
  }
  return taken;
}

/**
 * The numbers of a run from `skip` on. Few are sorted; of many, the order is followed from its nearer end until enough
 * are found.
 */
function take(run: Run, skip: number, atMost: number, compare: CompareSeqs): number[] {
  const { found: matching, size, order, descending } = run;
  if (size * sortingCosts < order.length) {
    const sorted = matching.array().sort(compare);
    return (descending ? sorted.reverse() : sorted).slice(skip, skip + atMost);
  }
  const count = Math.min(atMost, size - skip);
  const after = size - skip - count;
  return after < skip ? follow(run, !descending, after, count).reverse() : follow(run, descending, skip, count);
}

/** The runs of a list one after the other. They are made when they are needed. */
function* runsOf(matching: TypedFastBitSet, size: number, order: GygOrder, orders: Orders): Generator<Run> {
  const { time, states, columns, byStart, byTitle } = orders;
  if (order === 'title:asc' || order === 'title:desc') {
    yield { found: matching, size, order: byTitle, descending: order === 'title:desc' };
    return;
  }
  if (order !== 'soonest') {
    yield { found: matching, size, order: byStart, descending: order === 'startDateTime:desc' };
    return;
  }
  const runOf = (set: TypedFastBitSet, sorted: Int32Array, descending = false): Run => {
    return { found: set, size: set.size(), order: sorted, descending };
  };
  const inState = (state: keyof typeof states) => matching.new_intersection(states[state]);
  // All that have not started yet are at the end.
  yield runOf(inState('PUBLISHED'), byStart.subarray(countFirst(byStart, (seq) => columns.start.get(seq) <= time)));
  const ongoing = inState('ONGOING');
  const { end } = columns;
  yield runOf(
    ongoing,
    Int32Array.from(ongoing.array()).sort((a, b) => end.get(a) - end.get(b) || a - b),
  );
  const drafts = matching.new_difference(states.PUBLISHED).difference(states.ONGOING).difference(states.FINISHED);
  yield runOf(drafts, byStart);
  yield runOf(inState('FINISHED'), byStart, true);
}

/** The gygs that come first, if some match, and all others. */
function partsOf(matching: TypedFastBitSet, size: number, first: readonly number[]) {
  const leading = first.filter((seq) => matching.has(seq));
  if (leading.length === 0) return [{ set: matching, size }];
  const set = new TypedFastBitSet(leading);
  const [ofFirst, others] = [set.size(), matching.new_difference(set)];
  return [
    { set, size: ofFirst },
    { set: others, size: size - ofFirst },
  ];
}

/**
 * The numbers on a page of the gygs that were found, in its order; equal ones by their number. `soonest` is upcoming gygs
 * by their start, those in progress by their end, a host's drafts, and past ones with the latest start first.
 * @param total how many were found
 */
export function pageOf(
  matching: TypedFastBitSet,
  total: number,
  { order, language, page, pageSize, first = [] }: GygPage,
  orders: Orders,
): number[] {
  const { columns } = orders;
  const compareTitles = comparingTitles(language === 'se' ? columns.titleOf : columns.plainTitleOf);
  const byStart: CompareSeqs = (a, b) => columns.start.get(a) - columns.start.get(b) || a - b;
  const compare = order.startsWith('title') ? compareTitles : byStart;
  const taken: number[] = [];
  let skip = page * pageSize;
  for (const { set, size: all } of partsOf(matching, total, first)) {
    if (all <= skip) {
      skip -= all;
      continue;
    }
    for (const run of runsOf(set, all, order, orders)) {
      if (run.size > skip) taken.push(...take(run, skip, pageSize - taken.length, compare));
      skip = Math.max(0, skip - run.size);
      if (taken.length >= pageSize) return taken;
    }
  }
  return taken;
}
