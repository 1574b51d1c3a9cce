import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** Organisations by name; none are asked for without a word. */
export const useFoundOrganizations = (keyword: string) =>
  useQuery({
    ...callOptions('findOrganizations', { query: { keyword, pageSize: 10 } }, { as: 'guest' }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
