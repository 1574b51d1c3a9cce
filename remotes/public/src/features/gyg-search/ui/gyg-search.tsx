import { Page } from '@gyg/design-system';
import { useSearchState } from '../model/use-search-state';
import { GoalFilter } from './goal-filter';
import { SearchBar } from './search-bar';
import { SearchResults } from './search-results';
import { SearchTabs } from './search-tabs';

/** Keyword, state, goals, order and the gygs found. All of it is in the address. */
export function GygSearch() {
  const { state, change } = useSearchState();
  const part = { state, onChange: change };
  return (
    <Page padded>
      <SearchBar {...part} />
      <SearchTabs {...part} />
      <GoalFilter {...part} />
      <SearchResults {...part} />
    </Page>
  );
}
