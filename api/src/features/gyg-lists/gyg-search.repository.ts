import type { GygSort } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, organizations } from '@gyg/database/schema';
import { asc, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { gygColumns } from '../../queries/gyg-columns.repository';
import { type GygRow, selectGygs } from '../../queries/gyg-rows.repository';
import { type GygFilter, gygConditions, type HostScope } from './gyg-conditions.repository';
import { featuredFirst } from './gyg-scope.repository';

/** The stored search text begins with the title, in a form that sorts the same on both engines. */
function orderOf(sort: GygSort): SQL[] {
  const [by, direction] = sort.split(':');
  const order = direction === 'asc' ? asc : desc;
  return [order(by === 'title' ? gygs.searchText : gygs.startDateTime), order(gygs.id)];
}

export interface GygPaging {
  sort: GygSort;
  page: number;
  pageSize: number;
  /** The organisation whose labels are shown. */
  tagsOf?: string | undefined;
  /** The organisation whose page is shown: gygs featured there come first. */
  pageOf?: string | undefined;
  /** Counts free positions of the whole result, otherwise 0. */
  withOpenPlaces?: boolean;
}

/** Free positions for skills of a gyg that can be booked. */
const openPlaces = (now: Date) =>
  sql<number>`coalesce(sum(case when ${isNull(gygs.finishedAt)} and ${gt(gygs.endDateTime, now)}
    then ${gygColumns.positionsLeft} else 0 end), 0)`.mapWith(Number);

/** A page of the gygs that match the filter, and their total. */
export async function listGygRows(
  read: Reader,
  filter: GygFilter,
  now: Date,
  scope: HostScope,
  { sort, page, pageSize, tagsOf, pageOf, withOpenPlaces = false }: GygPaging,
): Promise<{ rows: GygRow[]; total: number; openPlaces: number }> {
  const where = gygConditions(read, filter, now, scope);
  const [rows, [total]] = await Promise.all([
    selectGygs(read, tagsOf)
      .where(where)
      .orderBy(...(pageOf === undefined ? [] : [featuredFirst(pageOf)]), ...orderOf(sort))
      .limit(pageSize)
      .offset(page * pageSize),
    read
      .select({ total: count(), openPlaces: withOpenPlaces ? openPlaces(now) : sql<number>`0`.mapWith(Number) })
      .from(gygs)
      .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
      .where(where),
  ]);
  return { rows, total: total?.total ?? 0, openPlaces: total?.openPlaces ?? 0 };
}
