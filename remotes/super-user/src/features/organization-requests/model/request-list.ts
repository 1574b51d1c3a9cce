import type { OrganizationRequestStatus } from '@gyg/contract';
import { pageFrom, paths } from '@gyg/platform';

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
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export function readRequestList(params: URLSearchParams): RequestList {
  return { tab: requestTabs.find((tab) => tab === params.get('tab')) ?? 'pending', page: pageFrom(params) };
}

/** The address of a list. Defaults are left out. */
export function requestListAddress({ tab, page }: RequestList): string {
  const query = new URLSearchParams({ ...(tab !== 'pending' && { tab }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? paths.organizationRequests() : `${paths.organizationRequests()}?${query}`;
}
