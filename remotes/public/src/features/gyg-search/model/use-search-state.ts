import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { changeSearch, readSearch, type SearchState, searchAddress } from './search-state';

/** The search in the address, and a function that changes it and adds a history entry. */
export function useSearchState() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = useMemo(() => readSearch(params), [params]);
  const change = (changes: Partial<SearchState>) => {
    void navigate(searchAddress(changeSearch(state, changes)), { preventScrollReset: true });
  };
  return { state, change };
}
