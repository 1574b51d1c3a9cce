import type { GygSort } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, organizations } from '@gyg/database/schema';
import { count, eq, inArray } from 'drizzle-orm';
import { type GygRow, selectGygs } from '../../../queries/gyg-rows.repository';
import { type GygFilter, gygConditions, type HostScope } from './gyg-conditions.repository';
import { orderOf } from './gyg-order.repository';
import { featuredFirst } from './gyg-scope.repository';

export interface GygPaging {
  sort: GygSort;
  page: number;
  pageSize: number;
  /** The organisation whose labels are shown. */
  tagsOf?: string | undefined;
  /** The organisation whose page is shown: gygs featured there come first. */
  pageOf?: string | undefined;
}

/** A page of the gygs that match the filter. */
export function listGygPage(
  read: Reader,
  filter: GygFilter,
  now: Date,
  scope: HostScope,
  { sort, page, pageSize, tagsOf, pageOf }: GygPaging,
): Promise<GygRow[]> {
  const where = gygConditions(read, filter, now, scope);
  const order = [...(pageOf === undefined ? [] : [featuredFirst(pageOf)]), ...orderOf(sort, now)];
  const offset = page * pageSize;
  if (sort !== 'soonest') {
    return selectGygs(read, tagsOf)
      .where(where)
      .orderBy(...order)
      .limit(pageSize)
      .offset(offset);
  }
  // No index has this order. The ids are sorted first, so that the columns are computed for one page only.
  const ids = read
    .select({ id: gygs.id })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(offset);
  return selectGygs(read, tagsOf)
    .where(inArray(gygs.id, ids))
    .orderBy(...order);
}

/** The number of gygs that match the filter. */
async function countGygs(read: Reader, filter: GygFilter, now: Date, scope: HostScope): Promise<number> {
  const [row] = await read
    .select({ total: count() })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(gygConditions(read, filter, now, scope));
  return row?.total ?? 0;
}

/** A page of the gygs that match the filter, and their total. */
export async function listGygRows(
  read: Reader,
  filter: GygFilter,
  now: Date,
  scope: HostScope,
  paging: GygPaging,
): Promise<{ rows: GygRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    listGygPage(read, filter, now, scope, paging),
    countGygs(read, filter, now, scope),
  ]);
  return { rows, total };
}
