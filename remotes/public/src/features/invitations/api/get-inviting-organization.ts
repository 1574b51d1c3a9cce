import { callOptions, useQuery } from '@gyg/platform';

/** The card of the organisation whose link was followed, by a friendly url it has or had; hidden ones too. */
export const useInvitingOrganization = (orgFriendlyUrl: string) =>
  useQuery(callOptions('getOrganization', { params: { organizationId: orgFriendlyUrl } }, { as: 'guest' }));
