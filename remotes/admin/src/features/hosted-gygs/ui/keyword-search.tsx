import { limits } from '@gyg/contract/rules';
import { SearchField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import s from './hosted-gygs.module.css';
import type { HostedPartProps } from './hosted-part';

/** Delay after typing before the list is fetched, in milliseconds. */
const delay = 300;

/** Searches while the user types. The API searches title, summary, place and host. */
export function KeywordSearch({ list, onChange }: Omit<HostedPartProps, 'organizationId'>) {
  const { t } = useTranslation('admin');
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address may change without typing (back button, "show all"): update the field.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== list.keyword) field.current.value = list.keyword;
  }, [list.keyword]);
  const search = (keyword: string) => {
    clearTimeout(timer.current);
    if (keyword !== list.keyword) onChange({ keyword }, { replace: true });
  };
  return (
    <SearchField
      ref={field}
      className={s.search ?? ''}
      label={t('hosted.search')}
      placeholder={t('hosted.search')}
      defaultValue={list.keyword}
      maxLength={limits.keyword}
      onSearch={search}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(currentTarget.value.trim()), delay);
      }}
    />
  );
}
