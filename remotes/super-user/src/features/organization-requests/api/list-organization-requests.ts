import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type RequestList, statusOfTab } from '../model/request-list';

/** The requests of a tab, newest first, with the number in each tab. The current ones stay while the next load. */
export const useOrganizationRequests = ({ tab, keyword, page }: RequestList) =>
  useQuery({
    ...callOptions('listOrganizationRequests', {
      query: { status: statusOfTab[tab], page: page - 1, ...(keyword !== '' && { keyword }) },
    }),
    placeholderData: keepPreviousData,
  });
