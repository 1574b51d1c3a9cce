import { TypedFastBitSet } from 'typedfastbitset';
import type { GygColumns } from './gyg-columns';
import type { GygOrder, GygPage } from './gyg-query';

interface Orders {
  states: Readonly<Record<'PUBLISHED' | 'ONGOING' | 'FINISHED', TypedFastBitSet>>;
  columns: GygColumns;
  /** All gygs, the earliest start first. */
  byStart: Int32Array;
  byTitle: Int32Array;
}

/** A part of a list: gygs that match, in one direction of an order. */
interface Run {
  found: TypedFastBitSet;
  order: Int32Array;
  descending: boolean;
}

/** How many numbers of an order are looked at in the time that one number takes to be sorted. */
const sortingCosts = 32;

/** The numbers of a run from `skip` on. Few are sorted; of many, the order is followed until enough are found. */
function take(
  { found, order, descending }: Run,
  skip: number,
  count: number,
  compare: (a: number, b: number) => number,
) {
  const size = found.size();
  if (size * sortingCosts < order.length) {
    const sorted = found.array().sort(compare);
    return (descending ? sorted.reverse() : sorted).slice(skip, skip + count);
  }
  const taken: number[] = [];
  let left = skip;
  for (let index = 0; index < order.length && taken.length < count; index += 1) {
    const seq = order[descending ? order.length - 1 - index : index] ?? 0;
    if (!found.has(seq)) continue;
    if (left > 0) left -= 1;
    else taken.push(seq);
  }
  return taken;
}

/** The runs of a list one after the other. */
function runsOf(found: TypedFastBitSet, order: GygOrder, { states, columns, byStart, byTitle }: Orders): Run[] {
  if (order === 'title:asc' || order === 'title:desc') {
    return [{ found, order: byTitle, descending: order === 'title:desc' }];
  }
  if (order !== 'soonest') return [{ found, order: byStart, descending: order === 'startDateTime:desc' }];
  const inState = (state: keyof typeof states) => found.new_intersection(states[state]);
  const ongoing = inState('ONGOING');
  const byEnd = Int32Array.from(ongoing.array()).sort((a, b) => columns.end.get(a) - columns.end.get(b) || a - b);
  const drafts = found.new_difference(states.PUBLISHED).difference(states.ONGOING).difference(states.FINISHED);
  return [
    { found: inState('PUBLISHED'), order: byStart, descending: false },
    { found: ongoing, order: byEnd, descending: false },
    { found: inState('FINISHED'), order: byStart, descending: true },
    { found: drafts, order: byStart, descending: false },
  ];
}

/**
 * The numbers on a page of the gygs that were found, in its order; equal ones by their number. `soonest` is upcoming gygs
 * by their start, those in progress by their end, and past ones with the latest start first.
 */
export function pageOf(
  found: TypedFastBitSet,
  { order, page, pageSize, first = [] }: GygPage,
  orders: Orders,
): number[] {
  const { columns } = orders;
  const firstFound = first.filter((seq) => found.has(seq));
  const parts = [found];
  if (firstFound.length > 0) {
    const leading = new TypedFastBitSet(firstFound);
    parts.splice(0, 1, leading, found.new_difference(leading));
  }
  const byTitle = order.startsWith('title');
  const compare = (a: number, b: number) => {
    if (!byTitle) return columns.start.get(a) - columns.start.get(b) || a - b;
    const [one, other] = [columns.titleOf(a), columns.titleOf(b)];
    return one < other ? -1 : one > other ? 1 : a - b;
  };
  const taken: number[] = [];
  let skip = page * pageSize;
  for (const run of parts.flatMap((part) => runsOf(part, order, orders))) {
    if (taken.length >= pageSize) break;
    const size = run.found.size();
    if (size <= skip) {
      skip -= size;
      continue;
    }
    taken.push(...take(run, skip, pageSize - taken.length, compare));
    skip = 0;
  }
  return taken;
}
