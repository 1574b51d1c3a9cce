import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { toFindQuery } from '../model/find-query';
import type { SearchState } from '../model/search-state';

export const findGygsOptions = (state: SearchState, now: Date) =>
  callOptions('findGygs', { query: toFindQuery(state, now) }, { as: 'guest' });

/** The gygs of a search with the counts of its tabs and goals, in one call. The current ones stay while the next load. */
export const useFoundGygs = (state: SearchState) =>
  useQuery({ ...findGygsOptions(state, new Date()), placeholderData: keepPreviousData });
export type FoundGygs = ReturnType<typeof useFoundGygs>;
