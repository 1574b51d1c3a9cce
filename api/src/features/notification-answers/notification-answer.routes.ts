import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { respondToNotification } from './respond.service';

export const notificationAnswerHandlers = {
  async respondToNotification({ context, actor, params, body, now }) {
    const accept = body.action === 'accept';
    await inTransaction(context, now, (uow) => respondToNotification(uow, actor, params.notificationId, { accept }));
    return undefined;
  },
} satisfies Partial<Handlers>;
