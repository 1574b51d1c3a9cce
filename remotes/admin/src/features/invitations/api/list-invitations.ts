import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { isOnItsWay } from '../model/invitation-fate';
import { type InvitationList, invitationQuery } from '../model/invitation-list';

/** How often an invitation that was just sent is looked at again, in milliseconds. */
const soon = 2_000;

/**
 * A page of the invitations that an organisation sent. The current rows stay while the next ones load. Those that are on
 * their way are followed until the mail server has answered.
 */
export const useInvitations = (organizationId: string, list: InvitationList) =>
  useQuery({
    ...callOptions('listInvites', { query: invitationQuery(organizationId, list) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.invites.some((invite) => isOnItsWay(invite, Date.now())) ? soon : false,
  });
