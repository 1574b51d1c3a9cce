import { callOptions, useQuery } from '@gyg/platform';

/** The invitation to ask for an organisation's account that an e-mail's link names. */
export const useInvitation = (inviteId: string) =>
  useQuery(callOptions('getOrganizationInvite', { params: { inviteId } }, { as: 'guest' }));
