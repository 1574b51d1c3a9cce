import type { QueryOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths, useListInAddress } from '@gyg/platform';

/** The tabs of the requests: those that wait, those that count for the organisation, and all. */
export const requestTabs = ['waiting', 'accepted', 'all'] as const;
export type RequestTab = (typeof requestTabs)[number];

/** The state of the list of requests. It is stored only in the address. */
export interface RequestList {
  readonly tab: RequestTab;
  /** Search keyword; empty for all. */
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export const readRequestList = (params: URLSearchParams): RequestList => ({
  tab: requestTabs.find((tab) => tab === params.get('tab')) ?? 'waiting',
  keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
  page: pageFrom(params),
});

/** The address of a list. Defaults are left out. */
export const requestListAddress = (gygId: string, { tab, keyword, page }: RequestList) =>
  listAddress(paths.deskRepresentations(gygId), { tab: tab === 'waiting' ? undefined : tab, q: keyword, page });

const statusOf = { waiting: 'PENDING', accepted: 'ACCEPTED', all: undefined } as const;

/** The query of the list's call for one gyg. */
export function requestFilters(gygId: string, { tab, keyword, page }: RequestList) {
  const status = statusOf[tab];
  return {
    gygId,
    ...(status && { status }),
    ...(keyword !== '' && { keyword }),
    page: page - 1,
  } satisfies QueryOf<'listOrganizationRepresentationRequests'>;
}

/** The list of requests in the address. */
export const useRequestList = (gygId: string) =>
  useListInAddress(readRequestList, (list) => requestListAddress(gygId, list));
