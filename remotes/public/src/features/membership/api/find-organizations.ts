import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

export const organizationsAPage = 10;

/** Organisations whose name contains all the words, hidden ones too. The current ones stay while the next load. */
export const useFoundOrganizations = (keyword: string, page: number) =>
  useQuery({
    ...callOptions(
      'findOrganizations',
      { query: { keyword, page: page - 1, pageSize: organizationsAPage } },
      { as: 'guest' },
    ),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
