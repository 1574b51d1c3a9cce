import type { GygSort } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, organisations } from '@gyg/database/schema';
import { asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { type GygRow, selectGygs } from '../gygs';
import { type GygFilter, gygConditions, type HostScope } from './gyg-conditions.repository';

/** The stored search text begins with the title, in the form that sorts alike on both engines. */
function orderOf(sort: GygSort): SQL[] {
  const [by, direction] = sort.split(':');
  const order = direction === 'asc' ? asc : desc;
  return [order(by === 'title' ? gygs.searchText : gygs.startDateTime), order(gygs.id)];
}

export interface GygPaging {
  sort: GygSort;
  page: number;
  pageSize: number;
}

/** One page of what the filter lets through, and how many there are in all. */
export async function listGygRows(
  read: Reader,
  filter: GygFilter,
  now: Date,
  scope: HostScope,
  { sort, page, pageSize }: GygPaging,
): Promise<{ rows: GygRow[]; total: number }> {
  const where = gygConditions(read, filter, now, scope);
  const [rows, [total]] = await Promise.all([
    selectGygs(read)
      .where(where)
      .orderBy(...orderOf(sort))
      .limit(pageSize)
      .offset(page * pageSize),
    read
      .select({ total: count() })
      .from(gygs)
      .innerJoin(organisations, eq(organisations.id, gygs.organizationId))
      .where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}
