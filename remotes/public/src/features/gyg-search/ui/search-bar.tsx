import { limits } from '@gyg/contract/rules';
import { PageHeader } from '@gyg/design-system';
import { SearchField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import type { SearchState } from '../model/search-state';
import s from './gyg-search.module.css';

export interface SearchPartProps {
  state: SearchState;
  onChange: (changes: Partial<SearchState>) => void;
}

/** The page's title and the keyword field. */
export function SearchBar({ state, onChange }: SearchPartProps) {
  const { t } = useTranslation('public');
  const field = useRef<HTMLInputElement>(null);
  // The address may change without typing (back button, clearing): update the field.
  useEffect(() => {
    if (field.current) field.current.value = state.keyword;
  }, [state.keyword]);
  return (
    <PageHeader
      title={t('search.title')}
      actions={
        <SearchField
          ref={field}
          className={s.searchField ?? ''}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          submitLabel={t('search.submit')}
          defaultValue={state.keyword}
          maxLength={limits.keyword}
          onSearch={(keyword) => onChange({ keyword })}
        />
      }
    />
  );
}
