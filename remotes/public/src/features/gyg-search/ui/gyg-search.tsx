import { Button, Page, PageHeader, Tabs } from '@gyg/design-system';
import { AppliedFilter, ChipRow, FilterChip, SelectField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { type FoundGygs, useFoundGygs } from '../api/find-gygs';
import { changeSearch, countFilters, searchAddress, sortNames, tabCodes } from '../model/search-state';
import { anyTime } from '../model/search-when';
import { anywhere } from '../model/search-where';
import { useAppliedFilters } from '../model/use-applied-filters';
import { type MyPosition, useMyPosition } from '../model/use-my-position';
import { type ClearablePartProps, type SearchPartProps, useSearchState } from '../model/use-search-state';
import { AllFilters } from './all-filters';
import { GiveChips } from './give-chips';
import { GoalsDialog } from './goals-dialog';
import s from './gyg-search.module.css';
import { PositionProblem } from './position-problem';
import { SearchFields } from './search-fields';
import { SearchResults } from './search-results';

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

interface QuickFiltersProps extends SearchPartProps {
  position: MyPosition;
  onOpen: (panel: 'goals' | 'filters') => void;
}

/** The buttons of the panels and the most used filters as chips; all filters come first, where phones show them. */
function QuickFilters({ state, onChange, position, onOpen }: QuickFiltersProps) {
  const { t } = useTranslation('public');
  const { where, when, goals } = state;
  const nearMe = where.kind === 'near' && where.town === undefined;
  const weekend = when.kind === 'weekend';
  const online = where.kind === 'online';
  const set = countFilters(state);
  return (
    <ChipRow label={t('search.quick')} scrolls className={s.quick}>
      <FilterChip
        icon="filter"
        aria-haspopup="dialog"
        count={{ number: set, label: t('search.filterCount', { count: set }) }}
        onClick={() => onOpen('filters')}
      >
        {t('search.allFilters')}
      </FilterChip>
      <FilterChip
        icon="near"
        pressed={nearMe}
        disabled={position.locating}
        onClick={() => (nearMe ? onChange({ where: anywhere }) : position.locate())}
      >
        {position.locating ? t('search.where.locating') : t('search.nearMe')}
      </FilterChip>
      <FilterChip
        icon="sun"
        pressed={weekend}
        onClick={() => onChange({ when: weekend ? anyTime : { kind: 'weekend' } })}
      >
        {t('search.when.weekend')}
      </FilterChip>
      <FilterChip
        icon="globe"
        pressed={online}
        onClick={() => onChange({ where: online ? anywhere : { kind: 'online' } })}
      >
        {t('search.online')}
      </FilterChip>
      <GiveChips state={state} onChange={onChange} />
      <FilterChip
        opens
        count={{ number: goals.length, label: t('search.applied.goals', { count: goals.length }) }}
        onClick={() => onOpen('goals')}
      >
        {t('search.goals')}
      </FilterChip>
    </ChipRow>
  );
}

type Facets = NonNullable<FoundGygs['data']>['facets'];

/** How many gygs each tab would show with the other filters. */
function countsOf(facets: Facets) {
  if (facets === undefined) return undefined;
  const { PUBLISHED: p = 0, ONGOING: o = 0, FINISHED: f = 0 } = facets.states;
  return { all: p + o + f, p, o, f };
}

/** States with counts, and the order. */
function SearchTabs({ state, onChange, facets }: SearchPartProps & { facets: Facets }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const counts = countsOf(facets);
  return (
    <div className={s.bar}>
      <Tabs
        label={t('search.status')}
        items={tabCodes.map((status) => ({
          label: t(`search.tabs.${status}`),
          href: searchAddress(changeSearch(state, { status })),
          current: status === state.status,
          count: counts && number(counts[status]),
        }))}
      />
      <SelectField
        look="inline"
        label={t('search.sort')}
        value={state.sort}
        options={sortNames.map((sort) => ({ value: sort, label: t(`search.sorts.${sort}`) }))}
        onChange={(event) => {
          const chosen = sortNames.find((sort) => sort === event.currentTarget.value);
          if (chosen !== undefined) onChange({ sort: chosen });
        }}
      />
    </div>
  );
}

/** The filters that are on, each with a button that removes it, and all at once. */
function AppliedFilters({ state, onChange, onClear }: ClearablePartProps) {
  const { t } = useTranslation('public');
  const applied = useAppliedFilters(state);
  if (applied.length === 0) return null;
  return (
    <ChipRow scrolls label={t('search.applied.label')} className={s.applied}>
      {applied.map(({ key, label, without }) => (
        <AppliedFilter key={key} removeLabel={t('search.applied.remove')} onRemove={() => onChange(without)}>
          {label}
        </AppliedFilter>
      ))}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onClear({ status: state.status === 'po' ? 'all' : state.status })}
      >
        {t('search.clear')}
      </Button>
    </ChipRow>
  );
}
