import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { recipientLimitsOf } from '../../mails';
import { listGygMessages, sendGygMessage } from './gyg-message.service';
import { sendNotification } from './send-notification.service';

export const messageHandlers = {
  listGygMessages: ({ context, actor, params, query }) => listGygMessages(context, actor, params.gygId, query),
  sendGygMessage: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) =>
      sendGygMessage(uow, actor, params.gygId, body, recipientLimitsOf(context.config)),
    ),
  sendNotification: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => sendNotification(uow, actor, body)),
} satisfies Partial<Handlers>;
