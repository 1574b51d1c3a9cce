import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { getOrganizationInvite, inviteOrganization } from './organization-invite.service';

export const organizationInviteHandlers = {
  inviteOrganization: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => inviteOrganization(uow, actor, body)),
  getOrganizationInvite: ({ context, params }) => getOrganizationInvite(context, params.inviteId),
} satisfies Partial<Handlers>;
