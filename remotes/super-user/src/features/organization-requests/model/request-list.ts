import type { OrganizationRequestStatus } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths } from '@gyg/platform';

/** The status of each tab, by its name in the address. */
export const statusOfTab = { pending: 'PENDING', accepted: 'ACCEPTED', declined: 'DECLINED' } as const satisfies Record<
  string,
  OrganizationRequestStatus
>;
export type RequestTab = keyof typeof statusOfTab;
export const requestTabs: readonly RequestTab[] = ['pending', 'accepted', 'declined'];

/** The state of the list of requests. It is stored only in the address. */
export interface RequestList {
  readonly tab: RequestTab;
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
  /** The request that is open; empty for the first of the list. */
  readonly chosen: string;
}

/** Reads the query of an address. Unknown values become the defaults. */
export function readRequestList(params: URLSearchParams): RequestList {
  return {
    tab: requestTabs.find((tab) => tab === params.get('tab')) ?? 'pending',
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    page: pageFrom(params),
    chosen: params.get('request') ?? '',
  };
}

/** The address of a list. Defaults are left out. */
export const requestListAddress = ({ tab, keyword, page, chosen }: RequestList) =>
  listAddress(paths.organizationRequests(), {
    tab: tab === 'pending' ? undefined : tab,
    q: keyword,
    page,
    request: chosen,
  });
