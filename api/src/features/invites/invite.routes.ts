import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { listInvites } from './list-invites.service';
import { sendInvites } from './send-invites.service';

export const inviteHandlers = {
  sendInvites: ({ context, actor, body, now }) => inTransaction(context, now, (uow) => sendInvites(uow, actor, body)),
  listInvites: ({ context, actor, query }) => listInvites(context, actor, query),
} satisfies Partial<Handlers>;
