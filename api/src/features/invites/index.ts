export { closeInvites, holdsAdminInvitation, type IsInvited, invitationsTo } from './invitation.service';
export { inviteHandlers } from './invite.routes';
