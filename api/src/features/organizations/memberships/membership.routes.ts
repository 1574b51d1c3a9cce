import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { presentMembershipRequest } from './membership.presenter';
import { deleteMembership, listUserOrganizations, respondToRequest, saveMembership } from './membership.service';
import { listMembershipRequests, listOrganizationUsers, listUserMembershipRequests } from './membership-lists.service';

export const membershipHandlers = {
  listOrganizationUsers: ({ context, actor, params, query, now }) =>
    listOrganizationUsers(context, actor, params.organizationId, query, now),
  listUserOrganizations: ({ context, actor, params, query }) =>
    listUserOrganizations(context, actor, params.userId, query),
  saveMembership: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => saveMembership(uow, actor, params, body)),
  async deleteMembership({ context, actor, params, query, now }) {
    await inTransaction(context, now, (uow) => deleteMembership(uow, actor, params, query.role));
    return undefined;
  },
  listMembershipRequests: ({ context, actor, params, query }) =>
    listMembershipRequests(context, actor, params.organizationId, query),
  listUserMembershipRequests: ({ context, actor, params, query }) =>
    listUserMembershipRequests(context, actor, params.userId, query),
  acceptMembershipRequest: ({ context, actor, params, now }) =>
    inTransaction(context, now, async (uow) =>
      presentMembershipRequest(await respondToRequest(uow, actor, params, { accept: true })),
    ),
  declineMembershipRequest: ({ context, actor, params, now }) =>
    inTransaction(context, now, async (uow) =>
      presentMembershipRequest(await respondToRequest(uow, actor, params, { accept: false })),
    ),
} satisfies Partial<Handlers>;
