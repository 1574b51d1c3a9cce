import type { ComboboxOption } from '@gyg/design-system/forms';
import { callOptions, keepPreviousData, useQuery, useSettled } from '@gyg/platform';

/** Delay after typing before a search starts, in milliseconds. */
const delay = 500;

/** What a search field shows: its options, and whether it waits for them. */
export interface Found {
  options: readonly ComboboxOption[];
  loading: boolean;
  error: unknown;
}

/** Finds people or organisations by a part of their name, while it is typed. */
export type Search = (text: string) => Found;

export const usePeople: Search = (text) => {
  const keyword = useSettled(text.trim(), delay);
  const { data, isFetching, error } = useQuery({
    ...callOptions('searchUsers', { body: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const users = keyword === '' ? [] : (data?.users ?? []);
  return {
    options: users.map(({ id, fullName, email }) => ({ value: id, label: fullName, note: email })),
    loading: isFetching,
    error,
  };
};

export const useOrganizations: Search = (text) => {
  const keyword = useSettled(text.trim(), delay);
  const { data, isFetching, error } = useQuery({
    ...callOptions('findOrganizations', { query: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const organizations = keyword === '' ? [] : (data?.organizations ?? []);
  return {
    options: organizations.map(({ id, name, city }) => ({ value: id, label: name, note: city || undefined })),
    loading: isFetching,
    error,
  };
};
