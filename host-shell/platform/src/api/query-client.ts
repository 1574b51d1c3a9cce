import { isApiError } from '@gyg/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** Creates a cache that treats data as fresh for half a minute and does not retry refused calls. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, thrown) => failures < 1 && isApiError(thrown) && thrown.status === 0,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Guest responses are the same for everyone; all others may be personal. */
const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'guest';

/**
 * Removes the personal data of the last user after the user has changed. Data on screen is fetched again; pending
 * requests are cancelled.
 */
export function clearPersonalCache(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isPersonal });
  client.getMutationCache().clear();
  void client.resetQueries({ predicate: isPersonal });
}
