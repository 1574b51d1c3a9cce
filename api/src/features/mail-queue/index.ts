export { countMails } from './mail-queue.repository';
export { mailQueueHandlers } from './mail-queue.routes';
