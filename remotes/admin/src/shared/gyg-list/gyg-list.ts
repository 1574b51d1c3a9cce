import type { GygState } from '@gyg/contract';
import { gygStates } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { type ListInAddress, listAddress, pageFrom, useListInAddress } from '@gyg/platform';

/** The tabs, in the order of a gyg's life cycle. */
export const gygTabs = ['all', 'draft', 'upcoming', 'ongoing', 'finished'] as const;
export type GygTab = (typeof gygTabs)[number];

const statesOfTab: Readonly<Record<GygTab, readonly GygState[]>> = {
  all: gygStates,
  draft: ['CREATED'],
  upcoming: ['PUBLISHED'],
  ongoing: ['ONGOING'],
  finished: ['FINISHED'],
};

/** Sort orders by their name in the address. A minus reverses one. */
const sortValues = {
  soonest: 'soonest',
  '-start': 'startDateTime:desc',
  start: 'startDateTime:asc',
  title: 'title:asc',
  '-title': 'title:desc',
} as const;
export type GygSort = keyof typeof sortValues;
const sortNames: readonly GygSort[] = ['soonest', '-start', 'start', 'title', '-title'];
const usualSort: GygSort = 'soonest';

/** The state of an organisation's list of gygs. It is stored only in the address. */
export interface GygList {
  readonly tab: GygTab;
  /** Search keyword; empty for all gygs. */
  readonly keyword: string;
  readonly sort: GygSort;
  /** From 1. */
  readonly page: number;
}

/** How a part of a list's screen changes it. */
export type ChangeGygList = ListInAddress<GygList>['change'];

/** Reads the query of an address. Unknown values become the defaults. */
export function readGygList(params: URLSearchParams): GygList {
  return {
    tab: gygTabs.find((tab) => tab === params.get('tab')) ?? 'all',
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    sort: sortNames.find((sort) => sort === params.get('sort')) ?? usualSort,
    page: pageFrom(params),
  };
}

/** The address of a list at a path. Defaults are left out. */
export const gygListAddress = (path: string, { tab, keyword, sort, page }: GygList) =>
  listAddress(path, {
    tab: tab === 'all' ? undefined : tab,
    q: keyword,
    sort: sort === usualSort ? undefined : sort,
    page,
  });

/** The query that a list and its file share: organisation, keyword, states and order, hidden gygs included. */
export function fileQuery(organizationId: string, { tab, keyword, sort }: GygList) {
  return {
    organizationId,
    states: statesOfTab[tab].join(','),
    showHidden: 'true',
    sort: sortValues[sort],
    ...(keyword !== '' && { keyword }),
  } as const;
}

/** The query of the list's call, with the number of gygs in each state. The API counts pages from 0. */
export function listQuery(organizationId: string, list: GygList) {
  return { ...fileQuery(organizationId, list), facets: 'true', page: list.page - 1 } as const;
}

/** How many gygs each tab shows with the same keyword, from the number in each state. */
export function tabCounts(states: Readonly<Partial<Record<GygState, number>>>): Record<GygTab, number> {
  const countOf = (tab: GygTab) => statesOfTab[tab].reduce((sum, state) => sum + (states[state] ?? 0), 0);
  return {
    all: countOf('all'),
    draft: countOf('draft'),
    upcoming: countOf('upcoming'),
    ongoing: countOf('ongoing'),
    finished: countOf('finished'),
  };
}

/** The list in the address of a screen at `path`. */
export const useGygList = (path: string) => useListInAddress(readGygList, (list) => gygListAddress(path, list));
