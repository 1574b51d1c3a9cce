import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { listDecisions } from './list-decisions.service';
import { respondToNotification } from './respond.service';

export const decisionHandlers = {
  async respondToNotification({ context, actor, params, body, now }) {
    const accept = body.action === 'accept';
    await inTransaction(context, now, (uow) => respondToNotification(uow, actor, params.notificationId, { accept }));
    return undefined;
  },
  listDecisions: ({ context, actor, params, query, reading, now }) =>
    listDecisions(context, actor, params.organizationId, query, { reading, now }),
} satisfies Partial<Handlers>;
