import { useEffect, useLayoutEffect, useRef } from 'react';
import { SearchField } from './search-field';

/** Delay after typing before the list is searched, in milliseconds. */
const delay = 300;

export interface LiveSearchFieldProps {
  /** The label for screen readers. */
  label: string;
  /** Shown in the empty field; default: the label. */
  placeholder?: string | undefined;
  /** The button that empties a filled field ("Clear the search"). */
  clearLabel: string;
  /** The keyword that the list shows, often a part of the address. */
  value: string;
  /** Called with the trimmed text 300 milliseconds after typing, if it differs from `value`. */
  onSearch: (keyword: string) => void;
  /** The most characters. */
  maxLength?: number | undefined;
}

/** Searches a list while people type. */
export function LiveSearchField({ label, placeholder = label, value, onSearch, ...rest }: LiveSearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The rest of the address may change during the delay (a tab): the search must not undo that.
  const latest = useRef({ value, onSearch });
  useLayoutEffect(() => {
    latest.current = { value, onSearch };
  });
  // What this field searched for last: then more may already be typed.
  const sent = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The value may change without typing (back button, "show all"): update the field.
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
      {...rest}
      label={label}
      placeholder={placeholder}
      ref={field}
      defaultValue={value}
      onSearch={search}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(currentTarget.value.trim()), delay);
      }}
    />
  );
}
