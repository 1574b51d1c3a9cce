import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** Finds organisations by name. Sends no request without a keyword. */
export const useFoundOrganizations = (keyword: string) =>
  useQuery({
    ...callOptions('findOrganizations', { query: { keyword, pageSize: 10 } }, { as: 'guest' }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
