export { callWebhooks } from './call-webhooks.service';
export { writeTestCall } from './write-test-call.service';
