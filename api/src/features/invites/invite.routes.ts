import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { recipientLimitsOf } from '../recipient-limits';
import { listInvites } from './list-invites.service';
import { sendInvites } from './send-invites.service';

export const inviteHandlers = {
  sendInvites: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => sendInvites(uow, actor, body, recipientLimitsOf(context.config))),
  listInvites: ({ context, actor, query }) => listInvites(context, actor, query),
} satisfies Partial<Handlers>;
