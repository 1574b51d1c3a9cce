import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { deleteOrigin, getOriginLogin, listAllOrigins, listOrigins, saveOrigin, updateOrigin } from './origin.service';

export const originHandlers = {
  listOrigins: ({ context, actor, params }) => listOrigins(context, actor, params.organizationId),
  saveOrigin: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => saveOrigin(uow, actor, params.organizationId, body)),
  updateOrigin: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => updateOrigin(uow, actor, params, body)),
  getOriginLogin: ({ context, query }) => getOriginLogin(context, query),
  listAllOrigins: ({ context, actor, query }) => listAllOrigins(context, actor, query),
  async deleteOrigin({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => deleteOrigin(uow, actor, params));
    return undefined;
  },
} satisfies Partial<Handlers>;
