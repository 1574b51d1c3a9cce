import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { sendNotification } from './send-notification.service';

export const messageHandlers = {
  sendNotification: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => sendNotification(uow, actor, body)),
} satisfies Partial<Handlers>;
