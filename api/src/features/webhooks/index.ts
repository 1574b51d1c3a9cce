export { callWebhooks } from './call-webhooks.service';
export { webhookHandlers } from './webhook.routes';
export { dropOldDeliveries } from './worker/drop-old-deliveries.service';
export { createWebhookWorker, type WebhookWorkerOptions } from './worker/webhook-worker';
