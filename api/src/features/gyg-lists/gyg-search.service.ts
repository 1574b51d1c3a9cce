import { type Gyg, type GygSort, type GygState, limits, publicGygStates } from '@gyg/contract';
import type { Actor } from '../../access/actor';
import { isHostOf } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { plainTag } from '../../text/plain-tag';
import { presentGyg } from '../gygs';
import type { GygFilter } from './gyg-conditions.repository';
import { countsOf } from './gyg-counts.repository';
import { hostScopeOf } from './gyg-list.policy';
import type { Box, Near } from './gyg-location.repository';
import { featuredOnHome } from './gyg-scope.repository';
import { type GygPaging, listGygRows } from './gyg-search.repository';

export interface GygSearch {
  states?: readonly GygState[] | undefined;
  ids?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  goals?: readonly number[] | undefined;
  keyword?: string | undefined;
  organizationId?: string | undefined;
  near?: Near | undefined;
  bbox?: Box | undefined;
  showHidden?: boolean | undefined;
  sort: GygSort;
  page: number;
  pageSize: number;
}

export interface GygList {
  gygs: Gyg[];
  total: number;
  page: number;
  pageSize: number;
}

/** A page of gygs; `withCounts` adds counts for the gygs that the caller hosts. */
export async function listGygs(
  { db, config }: ApiContext,
  actor: Actor,
  filter: GygFilter,
  paging: GygPaging,
  now: Date,
  { withCounts = false } = {},
): Promise<GygList> {
  const { rows, total } = await listGygRows(db.read, filter, now, hostScopeOf(actor), paging);
  const hosted = withCounts ? rows.filter((row) => isHostOf(actor, row)).map((row) => row.id) : [];
  const counts = await countsOf(db.read, hosted);
  const gygs = rows.map((row) => presentGyg(row, config, now, counts.get(row.id)));
  return { gygs, total, page: paging.page, pageSize: paging.pageSize };
}

/**
 * The filter of a search: all but drafts unless states are given. `showHidden` applies to ids, and in lists to hosts.
 */
export function filterOf(search: GygSearch): GygFilter {
  const { states = [], ids, tags = [], goals, keyword, organizationId, near, bbox, showHidden = false } = search;
  const hasIds = ids !== undefined && ids.length > 0;
  return {
    states: states.length > 0 ? states : publicGygStates,
    hidden: !showHidden ? 'no' : hasIds ? 'all' : 'ofHosts',
    goals,
    keyword,
    near,
    bbox,
    tags: { names: tags.map(plainTag), organizationId },
    ...(hasIds ? { ids } : {}),
  };
}

/** Lists of one organisation show its labels. */
export const pagingOf = ({ sort, page, pageSize, organizationId }: GygSearch): GygPaging => ({
  sort,
  page,
  pageSize,
  tagsOf: organizationId,
});

/**
 * The gyg search. With an organisation: the gygs it hosts. `openPlaces` counts the free positions for skills in the
 * whole result.
 */
export async function searchGygs(
  { db, config }: ApiContext,
  actor: Actor,
  search: GygSearch,
  now: Date,
): Promise<GygList & { openPlaces: number }> {
  const filter = { ...filterOf(search), hostId: search.organizationId };
  const paging = { ...pagingOf(search), withOpenPlaces: true };
  const { rows, total, openPlaces } = await listGygRows(db.read, filter, now, hostScopeOf(actor), paging);
  const gygs = rows.map((row) => presentGyg(row, config, now));
  return { gygs, total, openPlaces, page: search.page, pageSize: search.pageSize };
}

/** Gygs by id, without drafts and hidden ones. No ids, no gygs. */
export function searchGygsByIds(context: ApiContext, actor: Actor, ids: readonly string[], now: Date) {
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: 200 } as const;
  return listGygs(context, actor, { states: publicGygStates, hidden: 'no', ids }, paging, now);
}

/** The featured gygs of the home page: at most ten, newest start first. */
export async function searchFeaturedGygs(context: ApiContext, actor: Actor, now: Date): Promise<GygList> {
  const scope = featuredOnHome(context.db.read);
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: limits.featuredGygs } as const;
  const list = await listGygs(context, actor, { states: publicGygStates, hidden: 'no', scope }, paging, now);
  return { ...list, total: list.gygs.length };
}
