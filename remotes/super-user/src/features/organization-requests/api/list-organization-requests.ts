import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type RequestList, type RequestTab, statusOfTab } from '../model/request-list';

/** The requests of a tab, newest first; those before stay while the next are on their way. */
export const useOrganizationRequests = ({ tab, page }: RequestList) =>
  useQuery({
    ...callOptions('listOrganizationRequests', { query: { status: statusOfTab[tab], page: page - 1 } }),
    placeholderData: keepPreviousData,
  });

/** How many requests a tab holds; undefined until it is known. */
export const useRequestCount = (tab: RequestTab): number | undefined =>
  useQuery({
    ...callOptions('listOrganizationRequests', { query: { status: statusOfTab[tab], pageSize: 1 } }),
    placeholderData: keepPreviousData,
  }).data?.total;
