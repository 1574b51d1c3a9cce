import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { acceptRequest, declineRequest } from './answer-request.service';
import { listOrganizationRequests, listUserRequests, presentRequest } from './representation.service';

export const representationHandlers = {
  listOrganizationRepresentationRequests: ({ context, actor, params, query, reading }) =>
    listOrganizationRequests(context, actor, params.organizationId, { ...query, reading }),
  listUserRepresentationRequests: ({ context, actor, params, query, reading }) =>
    listUserRequests(context, actor, params.userId, { ...query, reading }),
  acceptRepresentationRequest: ({ context, actor, params, now }) =>
    inTransaction(context, now, async (uow) => presentRequest(await acceptRequest(uow, actor, params.requestId))),
  declineRepresentationRequest: ({ context, actor, params, now }) =>
    inTransaction(context, now, async (uow) => presentRequest(await declineRequest(uow, actor, params.requestId))),
} satisfies Partial<Handlers>;
