import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { recipientLimitsOf } from '../../mails';
import { createOrganization } from './create-organization.service';
import { getOrganizationInvite, inviteOrganization } from './organization-invite.service';
import {
  getOrganizationRequest,
  listOrganizationRequests,
  presentOrganizationRequest,
} from './organization-request.service';
import { requestOrganization } from './request-organization.service';
import { respondToRequest } from './respond-to-request.service';

export const organizationRequestHandlers = {
  inviteOrganization: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => inviteOrganization(uow, actor, body, recipientLimitsOf(context.config))),
  getOrganizationInvite: ({ context, params }) => getOrganizationInvite(context, params.inviteId),
  createOrganization: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => createOrganization(uow, actor, body)),
  requestOrganization: ({ context, actor, body, now }) => requestOrganization(context, actor, body, now),
  listOrganizationRequests: ({ context, actor, query }) => listOrganizationRequests(context, actor, query),
  getOrganizationRequest: ({ context, actor, params }) => getOrganizationRequest(context, actor, params.requestId),
  respondToOrganizationRequest: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, async (uow) =>
      presentOrganizationRequest(await respondToRequest(uow, actor, params.requestId, body)),
    ),
} satisfies Partial<Handlers>;
