import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { filterQuery, type HostedList, type HostedTab, listQuery } from '../model/hosted-list';

/** The gygs that an organisation hosts, with counts. The current rows stay while the next ones load. */
export const useHostedGygs = (organizationId: string, list: HostedList) =>
  useQuery({
    ...callOptions('findHostedGygs', { query: listQuery(organizationId, list) }),
    placeholderData: keepPreviousData,
  });

function useCount(organizationId: string, keyword: string, tab: HostedTab): number | undefined {
  const query = { ...filterQuery(organizationId, keyword, tab), pageSize: 1 };
  return useQuery({ ...callOptions('findHostedGygs', { query }), placeholderData: keepPreviousData }).data?.total;
}

/** How many gygs each tab would show with the same keyword; undefined while loading. */
export function useTabCounts(organizationId: string, keyword: string): Record<HostedTab, number | undefined> {
  const draft = useCount(organizationId, keyword, 'draft');
  const upcoming = useCount(organizationId, keyword, 'upcoming');
  const ongoing = useCount(organizationId, keyword, 'ongoing');
  const finished = useCount(organizationId, keyword, 'finished');
  const known = [draft, upcoming, ongoing, finished].filter((count) => count !== undefined);
  const all = known.length === 4 ? known.reduce((sum, count) => sum + count, 0) : undefined;
  return { all, draft, upcoming, ongoing, finished };
}
