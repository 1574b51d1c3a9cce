import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { listDeliveries, retryDelivery, testWebhook } from './delivery.service';
import { createWebhook, deleteWebhook, listWebhooks, renewSecret } from './webhook.service';

export const webhookHandlers = {
  listWebhooks: ({ context, actor, params, now }) => listWebhooks(context, actor, params.organizationId, now),
  createWebhook: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => createWebhook(uow, actor, params.organizationId, body)),
  async deleteWebhook({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => deleteWebhook(uow, actor, params));
    return undefined;
  },
  testWebhook: ({ context, actor, params, now }) =>
    inTransaction(context, now, (uow) => testWebhook(uow, actor, params)),
  renewWebhookSecret: ({ context, actor, params, now }) =>
    inTransaction(context, now, (uow) => renewSecret(uow, actor, params)),
  listDeliveries: ({ context, actor, params, query, reading }) =>
    listDeliveries(context, actor, params, { ...query, reading }),
  retryDelivery: ({ context, actor, params, now }) =>
    inTransaction(context, now, (uow) => retryDelivery(uow, actor, params)),
} satisfies Partial<Handlers>;
