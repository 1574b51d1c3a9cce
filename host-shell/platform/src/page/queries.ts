import type { OperationName } from '@gyg/contract';
import type { CallInput } from '@gyg/contract/client';
import { hashKey, type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, langOf } from '../api/send';
import { pageLocale } from '../i18n/page-locale';
import { api } from './page';

export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** The key of a call: calls that take a language have one entry for each. */
function keyOf<N extends OperationName>(name: N, input: CallInput<N>, options: CallOptions) {
  const lang = langOf(name, options.lang, pageLocale());
  const as = options.as ?? 'viewer';
  return lang === undefined ? [name, input, as] : [name, input, as, lang];
}

/** Whether two keys are of the same call, perhaps in another language. */
const isSameCall = (left: readonly unknown[], right: readonly unknown[]) =>
  hashKey(left.slice(0, 3)) === hashKey(right.slice(0, 3));

/**
 * The query options of a call: fetch function, key and cancellation in one object. Use it to read, prefetch and
 * invalidate, so that keys are never written by hand.
 */
export function callOptions<N extends OperationName>(
  name: N,
  input: CallInput<N>,
  options: Omit<CallOptions, 'signal'> = {},
) {
  const queryKey = keyOf(name, input, options);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.call(name, input, { ...options, signal }),
    // After a switch of the language, the texts stay until they are there in the other one.
    placeholderData: (previous, query) => (query && isSameCall(query.queryKey, queryKey) ? previous : undefined),
  });
}

/**
 * Marks cached responses of these calls as stale, with any input; those on screen are fetched again at once. The first fetch
 * of a page that is just opening is followed by a second one: it may have its response from before the change.
 */
export async function invalidateCalls(queries: QueryClient, names: readonly OperationName[]): Promise<void> {
  const isNamed = ({ queryKey: [called] }: Query) => names.some((name) => name === called);
  const opening = new Set(
    queries
      .getQueryCache()
      .findAll({ predicate: isNamed, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined),
  );
  await queries.invalidateQueries({ predicate: isNamed });
  if (opening.size > 0) await queries.invalidateQueries({ predicate: (query) => opening.has(query) });
}
