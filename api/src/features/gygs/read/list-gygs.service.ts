import type { Gyg, GygCounts } from '@gyg/contract';
import { type Actor, isHostOf } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { type GygRow, presentGyg } from '..';
import { distanceKm } from './distance';
import type { GygFilter } from './gyg-conditions.repository';
import { countsOf } from './gyg-counts.repository';
import { hostScopeOf } from './gyg-list.policy';
import type { Near } from './gyg-location.repository';
import { type GygPaging, listGygRows } from './gyg-search.repository';
import { withOpenNeeds } from './open-needs.service';

export interface GygList {
  gygs: Gyg[];
  total: number;
  page: number;
  pageSize: number;
}

interface Presented {
  keyword?: string | undefined;
  near?: Near | undefined;
  counts?: ReadonlyMap<string, GygCounts>;
  withNeeds?: boolean;
}

/** Gygs as lists show them: with counts for their hosts or open needs, and the distance of a search near a place. */
export async function presentList(
  { db, config }: ApiContext,
  rows: readonly GygRow[],
  now: Date,
  { keyword, near, counts, withNeeds = true }: Presented,
): Promise<Gyg[]> {
  const gygs = rows.map((row) => {
    const gyg = presentGyg(row, config, now, counts?.get(row.id));
    const { lat, lng } = gyg;
    return near && lat !== null && lng !== null ? { ...gyg, distanceKm: distanceKm(near, { lat, lng }) } : gyg;
  });
  return withNeeds ? withOpenNeeds(db.read, gygs, keyword) : gygs;
}

/** A page of gygs with open needs; `withCounts` shows counts instead of them for the gygs that the caller hosts. */
export async function listGygs(
  context: ApiContext,
  actor: Actor,
  filter: GygFilter,
  paging: GygPaging,
  now: Date,
  { withCounts = false, withNeeds = true } = {},
): Promise<GygList> {
  const { read } = context.db;
  const { rows, total } = await listGygRows(read, filter, now, hostScopeOf(actor), paging);
  const hosted = withCounts ? rows.filter((row) => isHostOf(actor, row)).map((row) => row.id) : [];
  const counts = await countsOf(read, hosted);
  const gygs = await presentList(context, rows, now, { ...filter, counts, withNeeds });
  return { gygs, total, page: paging.page, pageSize: paging.pageSize };
}
