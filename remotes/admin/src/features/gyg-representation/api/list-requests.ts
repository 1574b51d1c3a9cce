import type { Gyg } from '@gyg/contract';
import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type RequestList, requestFilters } from '../model/request-list';

/** A page of the requests to represent the host for a gyg, with counts. The current rows stay while the next ones load. */
export const useRequests = ({ id, organizationId }: Gyg, list: RequestList) =>
  useQuery({
    ...callOptions('listOrganizationRepresentationRequests', {
      params: { organizationId },
      query: requestFilters(id, list),
    }),
    placeholderData: keepPreviousData,
  });
