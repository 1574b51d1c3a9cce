import type { QueryOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { pageFrom } from '@gyg/platform';

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

/** The query of the list's address, with a question mark. Defaults are left out. */
export function requestListQuery({ tab, keyword, page }: RequestList): string {
  const query = new URLSearchParams({
    ...(tab !== 'waiting' && { tab }),
    ...(keyword !== '' && { q: keyword }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

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
