import { Page, PageHeader } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useFoundGygs } from '../api/find-gygs';
import { useMyPosition } from '../model/use-my-position';
import { useSearchState } from '../model/use-search-state';
import { AllFilters } from './all-filters';
import { AppliedFilters } from './applied-filters';
import { GoalsDialog } from './goals-dialog';
import { PositionProblem } from './position-problem';
import { QuickFilters } from './quick-filters';
import { SearchFields } from './search-fields';
import { SearchResults } from './search-results';
import { SearchTabs } from './search-tabs';

/** What, where and when, further filters, state and order, and the gygs found. All of it is in the address. */
export function GygSearch() {
  const { t } = useTranslation('public');
  const { state, change, clear, cleared } = useSearchState();
  const result = useFoundGygs(state);
  const part = { state, onChange: change };
  const position = useMyPosition(part);
  const [panel, setPanel] = useState<'goals' | 'filters'>();
  const close = () => setPanel(undefined);
  return (
    <Page padded="low">
      <PageHeader title={t('search.title')} />
      <SearchFields key={cleared} {...part} />
      <QuickFilters {...part} position={position} onOpen={setPanel} />
      <PositionProblem position={position} />
      <SearchTabs {...part} facets={result.data?.facets} />
      <AppliedFilters {...part} onClear={clear} />
      <SearchResults {...part} onClear={clear} result={result} />
      <GoalsDialog {...part} result={result} open={panel === 'goals'} onClose={close} />
      <AllFilters
        {...part}
        onClear={clear}
        cleared={cleared}
        result={result}
        position={position}
        open={panel === 'filters'}
        onClose={close}
      />
    </Page>
  );
}
