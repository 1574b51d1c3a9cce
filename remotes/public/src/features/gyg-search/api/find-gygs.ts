import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type SearchState, toFilterQuery, toFindQuery } from '../model/search-state';

export const findGygsOptions = (state: SearchState) =>
  callOptions('findGygs', { query: toFindQuery(state) }, { as: 'guest' });

/** The gygs of a search. The current ones stay while the next load. */
export const useFoundGygs = (state: SearchState) =>
  useQuery({ ...findGygsOptions(state), placeholderData: keepPreviousData });

const countOptions = (filters: Pick<SearchState, 'keyword' | 'goals'>, states: string) =>
  callOptions('findGygs', { query: { ...toFilterQuery(filters), states, pageSize: 1 } }, { as: 'guest' });

function useCount(filters: Pick<SearchState, 'keyword' | 'goals'>, states: string): number | undefined {
  return useQuery({ ...countOptions(filters, states), placeholderData: keepPreviousData }).data?.total;
}

/** How many gygs each tab would show with the same keyword and goals. */
export function useCounts(filters: Pick<SearchState, 'keyword' | 'goals'>) {
  const p = useCount(filters, 'PUBLISHED');
  const o = useCount(filters, 'ONGOING');
  const f = useCount(filters, 'FINISHED');
  const all = p === undefined || o === undefined || f === undefined ? undefined : p + o + f;
  return { all, p, o, f };
}
