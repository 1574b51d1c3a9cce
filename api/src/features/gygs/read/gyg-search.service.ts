import { type ContributionType, type GygSort, type GygState, limits, publicGygStates } from '@gyg/contract';
import type { Actor } from '../../../access/actor';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { plainTag } from '../../../text/plain-text';
import { startOfDay } from '../../../text/zoned-time';
import { type Asked, openGygStates } from '..';
import type { GygFilter, GygPaging } from './find-gygs.service';
import { findFeaturedOnHome } from './find-seqs.repository';
import type { Box, Near } from './gyg-index/gyg-conditions';
import type { GygFacets } from './gyg-index/gyg-index';
import { type GygList, listGygs } from './list-gygs.service';

/** A search as callers send it. */
export interface GygSearch extends Paging {
  states?: readonly GygState[] | undefined;
  ids?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  goals?: readonly number[] | undefined;
  keyword?: string | undefined;
  organizationId?: string | undefined;
  near?: Near | undefined;
  bbox?: Box | undefined;
  /** Swedish calendar days. */
  from?: string | undefined;
  until?: string | undefined;
  kind?: ContributionType | undefined;
  place?: string | undefined;
  online?: boolean | undefined;
  recipients?: boolean | undefined;
  showHidden?: boolean | undefined;
  sort: GygSort;
}

/**
 * The filter of a search: all but drafts unless states are given. `showHidden` applies to ids, and in lists to hosts.
 */
export function filterOf(search: GygSearch): GygFilter {
  const { states = [], ids, tags = [], goals, keyword, organizationId, near, bbox, showHidden = false } = search;
  const { from, until, kind, place, online, recipients } = search;
  const hasIds = ids !== undefined && ids.length > 0;
  return {
    states: states.length > 0 ? states : publicGygStates,
    hidden: !showHidden ? 'no' : hasIds ? 'all' : 'ofHosts',
    goals,
    keyword,
    near,
    bbox,
    from: from === undefined ? undefined : startOfDay(from),
    before: until === undefined ? undefined : startOfDay(until, 1),
    kind,
    place,
    online,
    recipients,
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
