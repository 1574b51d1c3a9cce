export { CopyInvitationLink } from './ui/copy-invitation-link';
export { Members, MembersSkeleton } from './ui/members';
