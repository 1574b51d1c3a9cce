export { useConfirmation } from './api/confirmation-calls';
export { ConfirmationAnswers, MissingLink } from './ui/confirmation-answers';
