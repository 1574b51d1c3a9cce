export { useConfirmation } from './api/get-confirmation';
export { ConfirmationAnswers } from './ui/confirmation-answers';
export { ConfirmationSkeleton } from './ui/confirmation-skeleton';
export { MissingLink } from './ui/nothing-to-answer';
