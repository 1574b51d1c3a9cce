export { countMails } from './count-mails.service';
export { mailQueueHandlers } from './mail-queue.routes';
