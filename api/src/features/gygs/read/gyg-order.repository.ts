import type { GygSort } from '@gyg/contract';
import { gygs } from '@gyg/database/schema';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { stateAt } from './gyg-conditions.repository';

/** Upcoming gygs by their start, then those in progress by their end, then past ones with the latest start first. */
function soonest(now: Date): SQL[] {
  const state = stateAt(now);
  const when = (of: string, column: typeof gygs.startDateTime | typeof gygs.endDateTime) =>
    sql`case when ${state} = ${of} then ${column} end`;
  return [
    sql`case ${state} when 'PUBLISHED' then 0 when 'ONGOING' then 1 when 'FINISHED' then 2 else 3 end`,
    asc(when('PUBLISHED', gygs.startDateTime)),
    asc(when('ONGOING', gygs.endDateTime)),
    desc(when('FINISHED', gygs.startDateTime)),
    asc(gygs.id),
  ];
}

/**
 * The order of a list; the id makes it the same on every page. The stored search text begins with the title, in a form
 * that sorts the same on both engines.
 */
export function orderOf(sort: GygSort, now: Date): SQL[] {
  if (sort === 'soonest') return soonest(now);
  const [by, direction] = sort.split(':');
  const order = direction === 'asc' ? asc : desc;
  return [order(by === 'title' ? gygs.searchText : gygs.startDateTime), order(gygs.id)];
}
