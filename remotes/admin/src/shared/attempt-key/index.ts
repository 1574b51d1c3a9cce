export { useAttemptKey } from './use-attempt-key';
