import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

export const organizationsAPage = 10;

/** Organisations whose name has all the words, hidden ones too; the ones before stay while the next are on their way. */
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
