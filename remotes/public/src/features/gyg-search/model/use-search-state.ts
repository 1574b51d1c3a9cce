import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { changeSearch, readSearch, type SearchState, searchAddress } from './search-state';

/** The search in the address, and a function that changes it and adds a history entry. */
export function useSearchState() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = useMemo(() => readSearch(params), [params]);
  const change = (changes: Partial<SearchState>) => {
    const address = searchAddress(changeSearch(state, changes));
    // Leaving a field applies its value again: no second history entry for the same search.
    if (address !== searchAddress(state)) void navigate(address, { preventScrollReset: true });
  };
  return { state, change };
}
export interface SearchPartProps {
  state: SearchState;
  onChange: (changes: Partial<SearchState>) => void;
}
