import { limits, publicGygStates } from '@gyg/contract';
import type { Actor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import type { GygFilter } from './gyg-conditions.repository';
import { hostScopeOf } from './gyg-list.policy';
import { featuredOnHome } from './gyg-scope.repository';
import { listGygPage } from './gyg-search.repository';
import { filterOf, type GygSearch, pagingOf } from './gyg-search-input';
import { type GygList, listGygs, presentList } from './list-gygs.service';
import { facetsOf, type SearchFacets } from './search-facets.service';

/**
 * The gyg search. With an organisation: the gygs it hosts. Three statements, with facets too: then the total is one of
 * their sums.
 */
export async function searchGygs(
  context: ApiContext,
  actor: Actor,
  search: GygSearch & { facets: boolean },
  now: Date,
): Promise<GygList & { facets?: SearchFacets }> {
  const filter = { ...filterOf(search), hostId: search.organizationId };
  if (!search.facets) return listGygs(context, actor, filter, pagingOf(search), now);
  const { read } = context.db;
  const scope = hostScopeOf(actor);
  const [rows, { facets, total }] = await Promise.all([
    listGygPage(read, filter, now, scope, pagingOf(search)),
    facetsOf(read, filter, now, scope),
  ]);
  const gygs = await presentList(context, rows, now, filter);
  return { gygs, total, page: search.page, pageSize: search.pageSize, facets };
}

/** Gygs by id, without drafts and hidden ones. No ids, no gygs. */
export function searchGygsByIds(context: ApiContext, actor: Actor, ids: readonly string[], now: Date) {
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: 200 } as const;
  return listGygs(context, actor, { states: publicGygStates, hidden: 'no', ids }, paging, now);
}

/** The featured gygs of the home page: at most ten, newest start first. They leave it when they are finished. */
export async function searchFeaturedGygs(context: ApiContext, actor: Actor, now: Date): Promise<GygList> {
  const scope = featuredOnHome(context.db.read, now);
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: limits.featuredGygs } as const;
  const filter: GygFilter = { states: ['PUBLISHED', 'ONGOING'], hidden: 'no', scope };
  const list = await listGygs(context, actor, filter, paging, now);
  return { ...list, total: list.gygs.length };
}

/** Gygs by id in any state, hidden ones too, newest start first, for super users. */
export async function listGygsForReview(context: ApiContext, actor: Actor, ids: readonly string[], now: Date) {
  const filter: GygFilter = { states: ['CREATED', ...publicGygStates], hidden: 'all', ids };
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: ids.length } as const;
  return (await listGygs(context, actor, filter, paging, now, { withNeeds: false })).gygs;
}
