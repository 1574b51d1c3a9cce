export { dropOldDeliveries } from './drop-old-deliveries.service';
export { createWebhookWorker, type WebhookWorkerOptions } from './webhook-worker';
