import { inTransaction } from '../../access/work';
import type { Handlers } from '../../http/call';
import { listInvites } from './list-invites.service';
import { sendInvites } from './send-invites.service';

export const inviteHandlers = {
  sendInvites: ({ context, actor, body, now }) => inTransaction(context, now, (work) => sendInvites(work, actor, body)),
  listInvites: ({ context, actor, query }) => listInvites(context, actor, query),
} satisfies Partial<Handlers>;
