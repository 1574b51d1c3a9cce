export { holdsAdminInvitation, type IsInvited, invitationsTo, settleInvites } from './invitation.service';
export { inviteHandlers } from './invite.routes';
