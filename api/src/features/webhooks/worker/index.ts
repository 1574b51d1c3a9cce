export { dropOldDeliveries } from './drop-old-deliveries.service';
export { createWebhookWorker, type WebhookWorker, type WebhookWorkerOptions } from './webhook-worker';
