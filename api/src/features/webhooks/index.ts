export { callWebhooks } from './call-webhooks.service';
export { dropOldDeliveries } from './delivery.service';
export { webhookHandlers } from './webhook.routes';
export { createWebhookWorker, type WebhookWorkerOptions } from './worker/webhook-worker';
