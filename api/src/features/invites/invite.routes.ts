import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { recipientLimitsOf } from '../mails';
import { listInvites } from './list-invites.service';
import { previewInvites } from './prepare-invitation.service';
import { remindInvite } from './remind-invite.service';
import { sendInvites } from './send-invites.service';
import { withdrawInvite } from './withdraw-invite.service';

export const inviteHandlers = {
  sendInvites: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => sendInvites(uow, actor, body, recipientLimitsOf(context.config))),
  listInvites: ({ context, actor, query, reading }) => listInvites(context, actor, { ...query, reading }),
  previewInvites: ({ context, actor, body, now }) => previewInvites(context, actor, body, now),
  remindInvite: ({ context, actor, params, now }) =>
    inTransaction(context, now, (uow) => remindInvite(uow, actor, params.inviteId, recipientLimitsOf(context.config))),
  async withdrawInvite({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => withdrawInvite(uow, actor, params.inviteId));
    return undefined;
  },
} satisfies Partial<Handlers>;
