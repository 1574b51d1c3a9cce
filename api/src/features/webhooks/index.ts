export { webhookHandlers } from './webhook.routes';
export { createWebhookWorker, dropOldDeliveries, type WebhookWorkerOptions } from './worker';
