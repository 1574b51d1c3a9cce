import { callOptions, useQuery } from '@gyg/platform';

/** The invitation in the form's address. Sends no request if there is none. */
export const useOrganizationInvite = (inviteId: string | undefined) =>
  useQuery({
    ...callOptions('getOrganizationInvite', { params: { inviteId: inviteId ?? '' } }, { as: 'guest' }),
    enabled: inviteId !== undefined,
  });
