import type { OrganizationRequest } from '@gyg/contract';
import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';

export interface Answer {
  readonly request: OrganizationRequest;
  readonly accept: boolean;
}

/**
 * Accepts or declines a request, once. In any case, the lists are refetched first, since another super user
 * may have answered; accepting also makes an organisation that other lists show.
 */
export function useRespond() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, accept }: Answer) =>
      call('respondToOrganizationRequest', { params: { requestId: request.id }, body: { accept } }),
    onSettled: () =>
      invalidateCalls(queries, [
        'findOrganizations',
        'listFeaturedOrganizations',
        'listNotifications',
        'listOrganizationRequests',
        'listUserOrganizations',
      ]),
  });
}
