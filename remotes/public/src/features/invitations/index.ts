export { useInvitation } from './api/get-invitation';
export { useInvitingOrganization } from './api/get-inviting-organization';
export { InvitedGuest } from './ui/invited-guest';
export { InvitedUser } from './ui/invited-user';
export { InvitingOrganization } from './ui/inviting-organization';
