export { useInvitation } from './api/get-invitation';
export { useInvitingOrganisation } from './api/get-inviting-organisation';
export { InvitedGuest } from './ui/invited-guest';
export { InvitedUser } from './ui/invited-user';
export { InvitingOrganisation } from './ui/inviting-organisation';
