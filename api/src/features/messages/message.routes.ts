import { inTransaction } from '../../access/work';
import type { Handlers } from '../../http/call';
import { sendNotification } from './send-notification.service';

export const messageHandlers = {
  sendNotification: ({ context, actor, body, now }) =>
    inTransaction(context, now, (work) => sendNotification(work, actor, body)),
} satisfies Partial<Handlers>;
