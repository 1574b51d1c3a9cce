import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** The decisions of an organisation by deadline; `pageSize` of them. */
export const useDecisions = (organizationId: string, pageSize: number) =>
  useQuery({
    ...callOptions('listDecisions', { params: { organizationId }, query: { pageSize } }),
    placeholderData: keepPreviousData,
  });
