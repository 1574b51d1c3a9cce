import { call, callOptions, invalidateCalls, useQuery, useQueryClient } from '@gyg/platform';

/** The partners' sites that may act for the user. */
export const useConnectedSites = (userId: string) =>
  useQuery(callOptions('listConnectedSites', { params: { userId } }));

/** Ends what a site may do for the user. */
export function useRemoveSite(userId: string): (origin: string) => Promise<void> {
  const queries = useQueryClient();
  return async (origin) => {
    await call('removeConnectedSite', { params: { userId }, query: { origin } });
    await invalidateCalls(queries, ['listConnectedSites']);
  };
}
