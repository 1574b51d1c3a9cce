import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

/** A cache whose answers stay fresh for half a minute; a refused call is not repeated. */
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

/** Answers to guests are the same for everyone; all others may be personal. */
const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'guest';

/**
 * Removes the answers that belong to one person, because another person or a guest is here now. What is on screen is
 * fetched again; requests under way are dropped.
 */
export function clearPersonalAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isPersonal });
  client.getMutationCache().clear();
  void client.resetQueries({ predicate: isPersonal });
}
