export {
  countGygMessage,
  countRecipients,
  mayReceive,
  type RecipientLimits,
  recipientLimitsOf,
} from './recipient-limit.service';
export { getSignedLinks, readSignedLink, signLink, signLinks } from './signed-link.service';
export { serveUnsubscribe } from './unsubscribe.routes';
export { createUnsubscribeLink, findUnsubscribed } from './unsubscribe.service';
