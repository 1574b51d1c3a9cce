import { limits } from '@gyg/contract/rules';
import { SearchField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';

/** Delay after typing before the list is fetched, in milliseconds. */
const delay = 300;

export interface KeywordFieldProps {
  label: string;
  /** The keyword in the address. */
  value: string;
  /** Called with the trimmed text a moment after typing, if it differs. */
  onSearch: (keyword: string) => void;
}

/** Searches a list while the user types. */
export function KeywordField({ label, value, onSearch }: KeywordFieldProps) {
  const { t } = useTranslation('admin');
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address may change without typing (back button, "show all"): update the field.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== value) field.current.value = value;
  }, [value]);
  const search = (keyword: string) => {
    clearTimeout(timer.current);
    if (keyword !== value) onSearch(keyword);
  };
  return (
    <SearchField
      ref={field}
      label={label}
      placeholder={label}
      clearLabel={t('confirm.clear')}
      defaultValue={value}
      maxLength={limits.keyword}
      onSearch={search}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(currentTarget.value.trim()), delay);
      }}
    />
  );
}
