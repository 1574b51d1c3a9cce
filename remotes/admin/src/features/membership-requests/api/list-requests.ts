import type { MembershipRequestStatus } from '@gyg/contract';
import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** The requests of one status, with the number in each status. `page` is from 1. The current rows stay while the next ones load. */
export const useRequests = (organizationId: string, status: MembershipRequestStatus, page: number) =>
  useQuery({
    ...callOptions('listMembershipRequests', { params: { organizationId }, query: { status, page: page - 1 } }),
    placeholderData: keepPreviousData,
  });
