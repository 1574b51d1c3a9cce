export { Invitations, InvitationsSkeleton } from './ui/invitations';
