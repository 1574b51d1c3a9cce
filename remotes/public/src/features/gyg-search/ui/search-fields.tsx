import { limits } from '@gyg/contract/rules';
import { Cluster } from '@gyg/design-system';
import { SearchBar, SearchBarPart, SelectField, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import type { SearchState } from '../model/search-state';
import { type When, whenChoices, whenFrom } from '../model/search-when';
import type { SearchPartProps } from '../model/use-search-state';
import { useSynced, useWhereField } from '../model/use-where-field';
import { DateFields } from './date-fields';
import s from './gyg-search.module.css';
import { RadiusSelect, TownField } from './where-fields';

/** The bar: what, where and when. On phones only what; the panel of all filters has the others. */
export function SearchFields({ state, onChange }: SearchPartProps) {
  const { t } = useTranslation('public');
  const [keyword, setKeyword] = useSynced(state.keyword);
  const where = useWhereField({ state, onChange });
  // One change with everything that was typed, so that there is one request.
  const search = (more: Partial<SearchState> = {}) =>
    onChange(where.read().then((read) => ({ keyword: keyword.trim(), where: read, ...more })));
  return (
    <>
      <SearchBar label={t('search.label')} submitLabel={t('search.submit')} onSearch={() => search()}>
        <SearchBarPart>
          <TextField
            type="search"
            name="q"
            label={t('search.what')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.keyword}
            value={keyword}
            onChange={(event) => setKeyword(event.currentTarget.value)}
          />
        </SearchBarPart>
        <SearchBarPart wideOnly>
          <TownField where={where} />
          <RadiusSelect where={where} className={state.where.kind === 'near' ? undefined : s.farther} />
        </SearchBarPart>
        <SearchBarPart wideOnly>
          <WhenSelect when={state.when} onChange={(when) => search({ when })} />
        </SearchBarPart>
      </SearchBar>
      {state.when.kind === 'dates' && (
        <Cluster className={s.dates} align="start">
          <DateFields when={state.when} onChange={(when) => onChange({ when })} />
        </Cluster>
      )}
    </>
  );
}

interface WhenPartProps {
  when: When;
  onChange: (when: When) => void;
}

/** Any time, a period from today, or two dates. */
function WhenSelect({ when, onChange }: WhenPartProps) {
  const { t } = useTranslation('public');
  return (
    <SelectField
      label={t('search.when.label')}
      value={when.kind}
      options={whenChoices.map((kind) => ({ value: kind, label: t(`search.when.${kind}`) }))}
      onChange={(event) => {
        const chosen = whenChoices.find((kind) => kind === event.currentTarget.value);
        if (chosen !== undefined) onChange(whenFrom(chosen, new Date()));
      }}
    />
  );
}
