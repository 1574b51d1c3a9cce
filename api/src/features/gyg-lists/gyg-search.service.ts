import { limits, publicGygStates } from '@gyg/contract';
import type { Actor } from '../../access/actor';
import type { ApiContext } from '../../api-context';
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

/** The featured gygs of the home page: at most ten, newest start first. */
export async function searchFeaturedGygs(context: ApiContext, actor: Actor, now: Date): Promise<GygList> {
  const scope = featuredOnHome(context.db.read);
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: limits.featuredGygs } as const;
  const list = await listGygs(context, actor, { states: publicGygStates, hidden: 'no', scope }, paging, now);
  return { ...list, total: list.gygs.length };
}
