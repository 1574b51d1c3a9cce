import type { OperationName } from '@gyg/contract';
import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOptions } from '../api/call';
import { api } from './page';

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
    queryFn: ({ signal }) => api.call(name, input, { ...options, signal }),
  });
}
