export { Invitations } from './ui/invitations';
export { InvitationsSkeleton } from './ui/invitations-skeleton';
