import { Tabs } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useCounts } from '../api/find-gygs';
import { changeSearch, searchAddress, sortNames, statusCodes } from '../model/search-state';
import s from './gyg-search.module.css';
import type { SearchPartProps } from './search-bar';

/** States with counts, and the order. */
export function SearchTabs({ state, onChange }: SearchPartProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const counts = useCounts(state);
  return (
    <div className={s.bar}>
      <Tabs
        label={t('search.status')}
        items={statusCodes.map((status) => {
          const count = counts[status];
          return {
            label: t(`search.tabs.${status}`),
            href: searchAddress(changeSearch(state, { status })),
            current: status === state.status,
            count: count === undefined ? undefined : number(count),
          };
        })}
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
