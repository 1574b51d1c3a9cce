import type { GygState } from '@gyg/contract';
import { gygStates } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { pageFrom, paths } from '@gyg/platform';

/** The tabs, in the order of a gyg's life. */
export const hostedTabs = ['all', 'draft', 'upcoming', 'ongoing', 'finished'] as const;
export type HostedTab = (typeof hostedTabs)[number];

const statesOfTab: Readonly<Record<HostedTab, readonly GygState[]>> = {
  all: gygStates,
  draft: ['CREATED'],
  upcoming: ['PUBLISHED'],
  ongoing: ['ONGOING'],
  finished: ['FINISHED'],
};

/** Orders by their name in the address: a minus turns one round. */
const sortValues = {
  '-start': 'startDateTime:desc',
  start: 'startDateTime:asc',
  title: 'title:asc',
  '-title': 'title:desc',
} as const;
export type HostedSort = keyof typeof sortValues;
const sortNames: readonly HostedSort[] = ['-start', 'start', 'title', '-title'];

/** All that the list of hosted gygs depends on; the address is its only home. */
export interface HostedList {
  readonly tab: HostedTab;
  /** Words to find; empty for any. */
  readonly keyword: string;
  readonly sort: HostedSort;
  /** From 1. */
  readonly page: number;
}

/** Reads an address's query; what it does not know is as usual. */
export function readHostedList(params: URLSearchParams): HostedList {
  return {
    tab: hostedTabs.find((tab) => tab === params.get('tab')) ?? 'all',
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    sort: sortNames.find((sort) => sort === params.get('sort')) ?? '-start',
    page: pageFrom(params),
  };
}

/** The address of a list; what is as usual is not written. */
export function hostedListAddress({ tab, keyword, sort, page }: HostedList): string {
  const query = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(keyword !== '' && { q: keyword }),
    ...(sort !== '-start' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? paths.hostedGygs() : `${paths.hostedGygs()}?${query}`;
}

/** Another list: whatever changes but the page leads back to the first page. */
export function changeHostedList(list: HostedList, change: Partial<HostedList>): HostedList {
  return { ...list, page: 1, ...change };
}

/** What an organisation's list and its counts have in common: the states of a tab, hidden gygs too. */
export function filterQuery(organizationId: string, keyword: string, tab: HostedTab) {
  return {
    organizationId,
    states: statesOfTab[tab].join(','),
    showHidden: 'true',
    ...(keyword !== '' && { keyword }),
  } as const;
}

/** The query of the call that answers a list; calls count pages from 0. */
export function listQuery(organizationId: string, { tab, keyword, sort, page }: HostedList) {
  return { ...filterQuery(organizationId, keyword, tab), sort: sortValues[sort], page: page - 1 };
}
