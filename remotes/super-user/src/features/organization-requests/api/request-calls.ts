import {
  type CallInput,
  call,
  callOptions,
  invalidateCalls,
  isApiError,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';
import { type RequestList, statusOfTab } from '../model/request-list';

export type RequestAnswer = CallInput<'respondToOrganizationRequest'>['body'];

/**
 * Accepts or declines a request, once. Always refetches the lists first, because another super user may have responded.
 * Accepting also creates an organisation that other lists show.
 */
export function useRespond(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestAnswer) => call('respondToOrganizationRequest', { params: { requestId }, body }),
    onSettled: () =>
      invalidateCalls(queries, [
        'findOrganizations',
        'getOrganizationByName',
        'getOrganizationRequest',
        'getSuperDesk',
        'listFeaturedOrganizations',
        'listNotifications',
        'listOrganizationRequests',
        'listUserOrganizations',
      ]),
  });
}

/** One request with its checks. */
export const useOrganizationRequest = (requestId: string) =>
  useQuery(callOptions('getOrganizationRequest', { params: { requestId } }));

/** The requests of a tab, newest first, with the number in each tab. The current ones stay while the next load. */
export const useOrganizationRequests = ({ tab, keyword, page }: RequestList) =>
  useQuery({
    ...callOptions('listOrganizationRequests', {
      query: { status: statusOfTab[tab], page: page - 1, ...(keyword !== '' && { keyword }) },
    }),
    placeholderData: keepPreviousData,
  });

/** Whether an address on the platform is free; undefined while that is not known. */
export function useAddressFree(friendlyUrl: string): boolean | undefined {
  const { data, error } = useQuery({
    ...callOptions('getOrganizationByName', { params: { friendlyUrl } }),
    enabled: friendlyUrl !== '',
    retry: false,
  });
  if (data !== undefined) return false;
  return isApiError(error) && error.code === 'org.missing' ? true : undefined;
}
