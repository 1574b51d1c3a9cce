import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { createKey, listKeys, revokeKey } from './key.service';

export const keyHandlers = {
  listKeys: ({ context, actor, params, now }) => listKeys(context, actor, params.organizationId, now),
  createKey: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => createKey(uow, actor, params.organizationId, body)),
  async revokeKey({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => revokeKey(uow, actor, params));
    return undefined;
  },
} satisfies Partial<Handlers>;
