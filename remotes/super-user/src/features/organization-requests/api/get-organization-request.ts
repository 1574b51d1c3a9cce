import { callOptions, useQuery } from '@gyg/platform';

/** One request with its checks. */
export const useOrganizationRequest = (requestId: string) =>
  useQuery(callOptions('getOrganizationRequest', { params: { requestId } }));
