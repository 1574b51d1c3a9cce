import { limits } from '@gyg/contract/rules';
import { SearchField } from '@gyg/design-system/forms';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Delay after typing before the list is fetched, in milliseconds. */
const delay = 300;

export interface KeywordFieldProps {
  label: string;
  placeholder: string;
  /** The button that empties the field. */
  clearLabel: string;
  /** The keyword in the address. */
  value: string;
  /** Called with the trimmed text a moment after typing, if it differs. */
  onSearch: (keyword: string) => void;
}

/** Searches a list while the user types. */
export function KeywordField({ label, placeholder, clearLabel, value, onSearch }: KeywordFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The rest of the address may change during the delay (a tab): the search must not undo that.
  const latest = useRef({ value, onSearch });
  useLayoutEffect(() => {
    latest.current = { value, onSearch };
  });
  // What this field searched for last: then the user may already be typing more.
  const sent = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address may change without typing (back button, "show all"): update the field.
  useEffect(() => {
    if (sent.current === value) return;
    sent.current = value;
    clearTimeout(timer.current);
    if (field.current) field.current.value = value;
  }, [value]);
  const search = (keyword: string) => {
    clearTimeout(timer.current);
    if (keyword === latest.current.value) return;
    sent.current = keyword;
    latest.current.onSearch(keyword);
  };
  return (
    <SearchField
      ref={field}
      label={label}
      placeholder={placeholder}
      clearLabel={clearLabel}
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
