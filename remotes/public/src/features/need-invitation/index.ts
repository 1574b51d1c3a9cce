export { useNeedInvitation } from './api/get-need-invitation';
export { answerOf } from './model/answer-of';
export { NeedInvitation } from './ui/need-invitation';
export { NeedInvitationSkeleton } from './ui/need-invitation-skeleton';
