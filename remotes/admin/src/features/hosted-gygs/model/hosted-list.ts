import type { GygState } from '@gyg/contract';
import { gygStates } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { pageFrom, paths } from '@gyg/platform';

/** The tabs, in the order of a gyg's life cycle. */
export const hostedTabs = ['all', 'draft', 'upcoming', 'ongoing', 'finished'] as const;
export type HostedTab = (typeof hostedTabs)[number];

const statesOfTab: Readonly<Record<HostedTab, readonly GygState[]>> = {
  all: gygStates,
  draft: ['CREATED'],
  upcoming: ['PUBLISHED'],
  ongoing: ['ONGOING'],
  finished: ['FINISHED'],
};

/** Sort orders by their name in the address. A minus reverses one. */
const sortValues = {
  '-start': 'startDateTime:desc',
  start: 'startDateTime:asc',
  title: 'title:asc',
  '-title': 'title:desc',
} as const;
export type HostedSort = keyof typeof sortValues;
const sortNames: readonly HostedSort[] = ['-start', 'start', 'title', '-title'];

/** The state of the hosted gygs list. It is stored only in the address. */
export interface HostedList {
  readonly tab: HostedTab;
  /** Search keyword; empty for all gygs. */
  readonly keyword: string;
  readonly sort: HostedSort;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export function readHostedList(params: URLSearchParams): HostedList {
  return {
    tab: hostedTabs.find((tab) => tab === params.get('tab')) ?? 'all',
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    sort: sortNames.find((sort) => sort === params.get('sort')) ?? '-start',
    page: pageFrom(params),
  };
}

/** The address of a list. Defaults are left out. */
export function hostedListAddress({ tab, keyword, sort, page }: HostedList): string {
  const query = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(keyword !== '' && { q: keyword }),
    ...(sort !== '-start' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? paths.hostedGygs() : `${paths.hostedGygs()}?${query}`;
}

/** Applies a change. Any change except of the page resets to the first page. */
export function changeHostedList(list: HostedList, change: Partial<HostedList>): HostedList {
  return { ...list, page: 1, ...change };
}

/** The query that a list and its counts share: organisation, keyword and the states of a tab, hidden gygs included. */
export function filterQuery(organizationId: string, keyword: string, tab: HostedTab) {
  return {
    organizationId,
    states: statesOfTab[tab].join(','),
    showHidden: 'true',
    ...(keyword !== '' && { keyword }),
  } as const;
}

/** The query of the list's call. The API counts pages from 0. */
export function listQuery(organizationId: string, { tab, keyword, sort, page }: HostedList) {
  return { ...filterQuery(organizationId, keyword, tab), sort: sortValues[sort], page: page - 1 };
}
