import { callOptions, useQuery } from '@gyg/platform';

/** The invitation that the form's address names; nothing is asked where it names none. */
export const useOrganizationInvite = (inviteId: string | undefined) =>
  useQuery({
    ...callOptions('getOrganizationInvite', { params: { inviteId: inviteId ?? '' } }, { as: 'guest' }),
    enabled: inviteId !== undefined,
  });
