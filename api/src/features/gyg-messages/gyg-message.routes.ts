import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { recipientLimitsOf } from '../recipient-limits';
import { listGygMessages } from './list-gyg-messages.service';
import { sendGygMessage } from './send-gyg-message.service';

export const gygMessageHandlers = {
  listGygMessages: ({ context, actor, params, query }) => listGygMessages(context, actor, params.gygId, query),
  sendGygMessage: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) =>
      sendGygMessage(uow, actor, params.gygId, body, recipientLimitsOf(context.config)),
    ),
} satisfies Partial<Handlers>;
