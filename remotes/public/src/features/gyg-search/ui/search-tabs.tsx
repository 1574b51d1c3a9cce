import { Tabs } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import type { FoundGygs } from '../api/find-gygs';
import { changeSearch, searchAddress, sortNames, tabCodes } from '../model/search-state';
import type { SearchPartProps } from '../model/use-search-state';
import s from './gyg-search.module.css';

type Facets = NonNullable<FoundGygs['data']>['facets'];

/** How many gygs each tab would show with the other filters. */
function countsOf(facets: Facets) {
  if (facets === undefined) return undefined;
  const { PUBLISHED: p = 0, ONGOING: o = 0, FINISHED: f = 0 } = facets.states;
  return { all: p + o + f, p, o, f };
}

/** States with counts, and the order. */
export function SearchTabs({ state, onChange, facets }: SearchPartProps & { facets: Facets }) {
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
