import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { deleteOrigin, listOrigins, saveOrigin } from './origin.service';

export const originHandlers = {
  listOrigins: ({ context, actor, params }) => listOrigins(context, actor, params.organizationId),
  saveOrigin: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => saveOrigin(uow, actor, params.organizationId, body)),
  async deleteOrigin({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => deleteOrigin(uow, actor, params));
    return undefined;
  },
} satisfies Partial<Handlers>;
