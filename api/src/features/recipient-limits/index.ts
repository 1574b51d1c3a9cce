export {
  countGygMessage,
  countRecipients,
  mayReceive,
  type RecipientLimits,
  recipientLimitsOf,
} from './recipient-limit.service';
