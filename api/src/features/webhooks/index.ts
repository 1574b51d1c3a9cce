export { webhookHandlers } from './webhook.routes';
export { createWebhookWorker, dropOldDeliveries, type WebhookWorker, type WebhookWorkerOptions } from './worker';
