import { callOptions, useQuery } from '@gyg/platform';

/** The invitation in an email link to request an organisation account. */
export const useInvitation = (inviteId: string) =>
  useQuery(callOptions('getOrganizationInvite', { params: { inviteId } }, { as: 'guest' }));
