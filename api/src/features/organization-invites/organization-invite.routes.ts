import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { recipientLimitsOf } from '../recipient-limits';
import { getOrganizationInvite, inviteOrganization } from './organization-invite.service';

export const organizationInviteHandlers = {
  inviteOrganization: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => inviteOrganization(uow, actor, body, recipientLimitsOf(context.config))),
  getOrganizationInvite: ({ context, params }) => getOrganizationInvite(context, params.inviteId),
} satisfies Partial<Handlers>;
