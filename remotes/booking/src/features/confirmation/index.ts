export { useConfirmation } from './api/get-confirmation';
export { ConfirmationAnswers } from './ui/confirmation-answers';
export { MissingLink } from './ui/nothing-to-answer';
