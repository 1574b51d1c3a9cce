import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type InvitationList, invitationQuery } from '../model/invitation-list';

/** A page of the invitations that an organisation sent. The current rows stay while the next ones load. */
export const useInvitations = (organizationId: string, list: InvitationList) =>
  useQuery({
    ...callOptions('listInvites', { query: invitationQuery(organizationId, list) }),
    placeholderData: keepPreviousData,
  });
