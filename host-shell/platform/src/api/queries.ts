import type { OperationName } from '@gyg/contract';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { isApiError } from './api-error';
import { type CallInput, type CallOptions, call } from './call';

export { keepPreviousData, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Query options of a call: fetch, key and cancellation in one object, used to read, to prefetch and to
 * invalidate, so that no key is ever typed twice.
 */
export function callOptions<N extends OperationName>(
  name: N,
  input: CallInput<N>,
  options: Omit<CallOptions, 'signal'> = {},
) {
  return queryOptions({
    queryKey: [name, input, options.as ?? 'viewer'],
    queryFn: ({ signal }) => call(name, input, { ...options, signal }),
  });
}

let client: QueryClient | undefined;

/** The one cache of the page: answers stay fresh for half a minute; what is refused is not asked again. */
export function createQueryClient(): QueryClient {
  client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, thrown) => failures < 1 && isApiError(thrown) && thrown.status === 0,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** What was asked as a guest is everybody's; all else may be somebody's own. */
const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'guest';

/**
 * Forgets the answers that belong to one person, when another one is here now or nobody: what is on screen is asked for
 * again, what is on its way is dropped.
 */
export function forgetPersonalAnswers(): void {
  client?.removeQueries({ type: 'inactive', predicate: isPersonal });
  client?.getMutationCache().clear();
  void client?.resetQueries({ predicate: isPersonal });
}
