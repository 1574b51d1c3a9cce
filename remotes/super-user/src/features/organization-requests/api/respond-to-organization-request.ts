import { type CallInput, call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';

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
