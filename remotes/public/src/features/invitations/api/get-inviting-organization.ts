import { callOptions, useQuery } from '@gyg/platform';

/** The card of the organisation in an invitation link, by a current or former friendly url; hidden ones too. */
export const useInvitingOrganization = (orgFriendlyUrl: string) =>
  useQuery(callOptions('getOrganization', { params: { organizationId: orgFriendlyUrl } }, { as: 'guest' }));
