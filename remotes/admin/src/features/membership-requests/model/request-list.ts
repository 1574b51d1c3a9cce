import type { MembershipRequestStatus } from '@gyg/contract';
import { membershipRequestStatuses } from '@gyg/contract/enums';
import { listAddress, pageFrom, paths } from '@gyg/platform';

/** The state of the list of requests. It is stored only in the address. */
export interface RequestList {
  readonly status: MembershipRequestStatus;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export const readRequestList = (params: URLSearchParams): RequestList => ({
  status: membershipRequestStatuses.find((status) => status === params.get('status')) ?? 'PENDING',
  page: pageFrom(params),
});

/** The address of a list. Defaults are left out. */
export const requestListAddress = ({ status, page }: RequestList) =>
  listAddress(paths.membershipRequests(), { status: status === 'PENDING' ? undefined : status, page });
