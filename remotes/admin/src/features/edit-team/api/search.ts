import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { useSettled } from '../../../shared/lists/use-settled';

/** Delay after typing before a search starts, in milliseconds. */
const delay = 500;

/** What a search field shows: its options, and whether it waits for them. */
export interface Found<Item> {
  items: readonly Item[];
  loading: boolean;
  error: unknown;
}

/** People by a part of their name, while typing. */
export function useFoundPeople(text: string): Found<{ id: string; fullName: string; email?: string | undefined }> {
  const keyword = useSettled(text.trim(), delay);
  const { data, isFetching, error } = useQuery({
    ...callOptions('searchUsers', { body: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  return { items: keyword === '' ? [] : (data?.users ?? []), loading: isFetching, error };
}

/** Organisations by a part of their name, while typing. */
export function useFoundOrganizations(text: string): Found<{ id: string; name: string; city: string }> {
  const keyword = useSettled(text.trim(), delay);
  const { data, isFetching, error } = useQuery({
    ...callOptions('findOrganizations', { query: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  return { items: keyword === '' ? [] : (data?.organizations ?? []), loading: isFetching, error };
}
