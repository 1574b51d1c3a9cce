export { serveUnsubscribe } from './unsubscribe.routes';
export { createUnsubscribeLink, findUnsubscribed, hashAddresses } from './unsubscribe.service';
