export { dropOldDeliveries } from './queue.repository';
export { createWebhookWorker, type WebhookWorker, type WebhookWorkerOptions } from './webhook-worker';
