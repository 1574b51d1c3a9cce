import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { listQueuedMails } from './list-queued-mails.service';
import { retryFailedMails, retryQueuedMail } from './retry-mails.service';

export const mailQueueHandlers = {
  listQueuedMails: ({ context, actor, query }) => listQueuedMails(context, actor, query),
  retryMail: ({ context, actor, params, now }) =>
    inTransaction(context, now, (uow) => retryQueuedMail(uow, actor, params.mailId)),
  retryFailedMails: ({ context, actor, now }) => inTransaction(context, now, (uow) => retryFailedMails(uow, actor)),
} satisfies Partial<Handlers>;
