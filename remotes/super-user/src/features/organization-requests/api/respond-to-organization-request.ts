import type { OrganizationRequest } from '@gyg/contract';
import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';

export interface Answer {
  readonly request: OrganizationRequest;
  readonly accept: boolean;
}

/**
 * Accepts or declines a request, once. Always refetches the lists first, because another super user may have responded.
 * Accepting also creates an organisation that other lists show.
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
