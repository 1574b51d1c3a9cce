export { dropOldDeliveries } from './delivery.service';
export { queueDeliveries } from './queue-deliveries.service';
export { webhookHandlers } from './webhook.routes';
export { createWebhookWorker, type WebhookWorkerOptions } from './worker/webhook-worker';
