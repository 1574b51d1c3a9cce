import { limits, publicGygStates } from '@gyg/contract';
import type { Actor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { type Asked, openGygStates } from '..';
import { findFeaturedOnHome } from './find-seqs.repository';
import type { GygFilter } from './gyg-filter';
import type { GygFacets } from './gyg-index/gyg-index';
import { filterOf, type GygSearch, pagingOf } from './gyg-search-input';
import { type GygList, listGygs } from './list-gygs.service';

interface SearchFacets extends Omit<GygFacets, 'states'> {
  states: Omit<GygFacets['states'], 'CREATED'>;
}

type Search = GygSearch & { facets: boolean };
/** The gyg search. With an organisation: the gygs it hosts. */
export async function searchGygs(
  context: ApiContext,
  actor: Actor,
  search: Search,
  { reading, now }: Asked,
): Promise<Omit<GygList, 'facets'> & { facets?: SearchFacets }> {
  const filter = { ...filterOf(search), hostId: search.organizationId };
  const { facets, ...list } = await listGygs(context, actor, filter, pagingOf(search), now, {
    facets: search.facets,
    language: reading,
  });
  if (!facets) return list;
  const { CREATED: _drafts, ...states } = facets.states;
  return { ...list, facets: { ...facets, states } };
}

/** Gygs by id, without drafts and hidden ones. No ids, no gygs. */
export function searchGygsByIds(context: ApiContext, actor: Actor, ids: readonly string[], { reading, now }: Asked) {
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: 200 } as const;
  const filter = { states: publicGygStates, hidden: 'no', ids } as const;
  return listGygs(context, actor, filter, paging, now, { language: reading });
}

/** The featured gygs of the home page: at most ten, newest start first. They leave it when they are finished. */
export async function searchFeaturedGygs(context: ApiContext, actor: Actor, { reading, now }: Asked): Promise<GygList> {
  const seqs = await findFeaturedOnHome(context.db.read, now);
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: limits.featuredGygs } as const;
  const filter: GygFilter = { states: openGygStates, hidden: 'no', seqs };
  const list = await listGygs(context, actor, filter, paging, now, { language: reading });
  return { ...list, total: list.gygs.length };
}

/** A public gyg by id, hidden or not, in a language if it has it; undefined if there is none. */
export async function findPublicGyg(context: ApiContext, actor: Actor, id: string, { reading, now }: Asked) {
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: 1 } as const;
  const filter: GygFilter = { states: publicGygStates, hidden: 'all', ids: [id] };
  const { gygs } = await listGygs(context, actor, filter, paging, now, { language: reading });
  return gygs[0];
}

/** Gygs by id in any state, hidden ones too, newest start first, for super users. */
export async function listGygsForReview(
  context: ApiContext,
  actor: Actor,
  ids: readonly string[],
  { reading, now }: Asked,
) {
  const filter: GygFilter = { states: ['CREATED', ...publicGygStates], hidden: 'all', ids };
  const paging = { sort: 'startDateTime:desc', page: 0, pageSize: ids.length } as const;
  return (await listGygs(context, actor, filter, paging, now, { withNeeds: false, language: reading })).gygs;
}
