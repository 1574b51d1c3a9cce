export { callWebhooks } from './call-webhooks.service';
export { insertDeliveries } from './webhook-event.repository';
