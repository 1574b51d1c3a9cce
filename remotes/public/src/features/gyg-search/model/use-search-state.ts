import { useNavigate, useSearchParams } from '@gyg/platform';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changeSearch, noFilters, readSearch, type SearchState, searchAddress } from './search-state';

type Changes = Partial<SearchState>;

/**
 * The search in the address, a function that changes it and adds a history entry, and one that removes all filters.
 * `cleared` counts the latter: fields with it as their key forget what was typed in them and not applied yet.
 */
export function useSearchState() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = useMemo(() => readSearch(params), [params]);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  /** Counts changes of the place, which a place that is still looked up may not undo. */
  const places = useRef(0);
  const [cleared, setCleared] = useState(0);
  const apply = (changes: Changes) => {
    if (changes.where !== undefined) places.current += 1;
    const before = latest.current;
    const next = changeSearch(before, changes);
    // Leaving a field applies its value again: no second history entry for the same search.
    if (searchAddress(next) === searchAddress(before)) return;
    latest.current = next;
    void navigate(searchAddress(next), { preventScrollReset: true });
  };
  const change = (changes: Changes | Promise<Changes>) => {
    if (!(changes instanceof Promise)) return apply(changes);
    const turn = places.current;
    void changes.then((laterChanges) => {
      if (places.current === turn) apply(laterChanges);
    });
  };
  const clear = (changes: Changes = {}) => {
    setCleared((count) => count + 1);
    apply({ ...noFilters, ...changes });
  };
  return { state, change, clear, cleared };
}

export interface SearchPartProps {
  state: SearchState;
  /** Changes that are still looked up are dropped if the place changes before they are known. */
  onChange: (changes: Changes | Promise<Changes>) => void;
}

/** A part that can remove all filters. */
export interface ClearablePartProps extends SearchPartProps {
  onClear: (changes?: Changes) => void;
}
