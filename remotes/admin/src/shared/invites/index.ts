export { InviteForm } from './invite-form';
export { sendInBatches } from './send-in-batches';
