import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type RequestList, type RequestTab, statusOfTab } from '../model/request-list';

/** The requests of a tab, newest first. The current ones stay while the next load. */
export const useOrganizationRequests = ({ tab, page }: RequestList) =>
  useQuery({
    ...callOptions('listOrganizationRequests', { query: { status: statusOfTab[tab], page: page - 1 } }),
    placeholderData: keepPreviousData,
  });

/** How many requests a tab has; undefined while loading. */
export const useRequestCount = (tab: RequestTab): number | undefined =>
  useQuery({
    ...callOptions('listOrganizationRequests', { query: { status: statusOfTab[tab], pageSize: 1 } }),
    placeholderData: keepPreviousData,
  }).data?.total;
