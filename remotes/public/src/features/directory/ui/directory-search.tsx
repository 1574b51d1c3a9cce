import { organizationTypes } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Button, PageHeader } from '@gyg/design-system';
import { SelectField, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type FormEvent, useEffect, useRef } from 'react';
import type { DirectoryState } from '../model/directory-state';
import s from './directory.module.css';

export interface DirectoryPartProps {
  state: DirectoryState;
  onChange: (changes: Partial<DirectoryState>) => void;
}

/** A part that can remove all filters. */
export interface ClearableDirectoryPartProps extends DirectoryPartProps {
  onClear: (changes?: Partial<DirectoryState>) => void;
}

/** The page's title, the keyword and the type. */
export function DirectorySearch({ state, onChange }: DirectoryPartProps) {
  const { t } = useTranslation('public');
  const field = useRef<HTMLInputElement>(null);
  // The address may change without typing (back button): update the field.
  useEffect(() => {
    if (field.current) field.current.value = state.keyword;
  }, [state.keyword]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ keyword: field.current?.value.trim() ?? '' });
  };
  return (
    <>
      <PageHeader title={t('directory.title')} lead={t('directory.lead')} />
      <search>
        <form className={s.search} onSubmit={search} aria-label={t('directory.search')}>
          <TextField
            ref={field}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            label={t('directory.keyword')}
            placeholder={t('directory.keywordExample')}
            defaultValue={state.keyword}
            maxLength={limits.keyword}
          />
          <SelectField
            label={t('directory.type')}
            value={state.type ?? ''}
            options={[
              { value: '', label: t('directory.allTypes') },
              ...organizationTypes.map((type) => ({ value: type, label: t(`organization.type.${type}`) })),
            ]}
            onChange={({ currentTarget }) =>
              onChange({
                keyword: field.current?.value.trim() ?? '',
                type: organizationTypes.find((type) => type === currentTarget.value),
              })
            }
          />
          <Button type="submit" size="lg" icon="search">
            {t('directory.submit')}
          </Button>
        </form>
      </search>
    </>
  );
}
