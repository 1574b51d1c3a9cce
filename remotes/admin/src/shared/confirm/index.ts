export { ConfirmDialog } from './confirm-dialog';
export { useBatch } from './use-batch';
