import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** Members of an organisation whose name matches; nothing is searched without a keyword. */
export const useFoundMembers = (organizationId: string, keyword: string) =>
  useQuery({
    ...callOptions('searchUsers', { body: { organizationId, keyword, pageSize: 10 } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
