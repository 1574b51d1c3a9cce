import { inTransaction } from '../../access/work';
import type { Handlers } from '../../http/call';
import { getOrganizationInvite, inviteOrganization } from './organization-invite.service';

export const organizationInviteHandlers = {
  inviteOrganization: ({ context, actor, body, now }) =>
    inTransaction(context, now, (work) => inviteOrganization(work, actor, body)),
  getOrganizationInvite: ({ context, params }) => getOrganizationInvite(context, params.inviteId),
} satisfies Partial<Handlers>;
