export { useConfirmation } from './api/get-confirmation';
export { ConfirmationAnswers, MissingLink } from './ui/confirmation-answers';
