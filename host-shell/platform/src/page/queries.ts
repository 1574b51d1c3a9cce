import type { OperationName } from '@gyg/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOptions } from '../api/call';
import { api } from './page';

export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * The query options of a call: fetch function, key and cancellation in one object. Use it to read, prefetch and
 * invalidate, so that keys are never written by hand.
 */
export function callOptions<N extends OperationName>(
  name: N,
  input: CallInput<N>,
  options: Omit<CallOptions, 'signal'> = {},
) {
  return queryOptions({
    queryKey: [name, input, options.as ?? 'viewer'],
    queryFn: ({ signal }) => api.call(name, input, { ...options, signal }),
  });
}

/** Marks cached answers of these calls as stale, with any input; those on screen are fetched again at once. */
export const invalidateCalls = (queries: QueryClient, names: readonly OperationName[]): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [called] }) => names.some((name) => name === called) });
