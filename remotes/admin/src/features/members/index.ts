export { CopyInvitationLink } from './ui/copy-invitation-link';
export { Members } from './ui/members';
export { MembersSkeleton } from './ui/members-skeleton';
