export { organizationInviteHandlers } from './organization-invite.routes';
export { organizationInviteExists } from './organization-invite.service';
