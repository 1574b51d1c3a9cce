import { type ContributionType, type GygSort, type GygState, publicGygStates } from '@gyg/contract';
import type { Paging } from '../../../queries/paging.repository';
import { plainTag } from '../../../text/plain-tag';
import { startOfDay } from '../../../time/zoned-time';
import type { GygFilter, GygPaging } from './gyg-filter';
import type { Box, Near } from './gyg-index/gyg-conditions';

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
