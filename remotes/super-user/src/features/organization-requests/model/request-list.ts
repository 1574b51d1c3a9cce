import type { OrganizationRequestStatus } from '@gyg/contract';
import { pageFrom, paths } from '@gyg/platform';

/** The tabs by their name in the address, and the status that each shows. */
export const statusOfTab = { pending: 'PENDING', accepted: 'ACCEPTED', declined: 'DECLINED' } as const satisfies Record<
  string,
  OrganizationRequestStatus
>;
export type RequestTab = keyof typeof statusOfTab;
export const requestTabs: readonly RequestTab[] = ['pending', 'accepted', 'declined'];

/** All that the list of requests depends on; the address is its only home. */
export interface RequestList {
  readonly tab: RequestTab;
  /** From 1. */
  readonly page: number;
}

/** Reads an address's query; what it does not know is as usual. */
export function readRequestList(params: URLSearchParams): RequestList {
  return { tab: requestTabs.find((tab) => tab === params.get('tab')) ?? 'pending', page: pageFrom(params) };
}

/** The address of a list; what is as usual is not written. */
export function requestListAddress({ tab, page }: RequestList): string {
  const query = new URLSearchParams({ ...(tab !== 'pending' && { tab }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? paths.organizationRequests() : `${paths.organizationRequests()}?${query}`;
}
