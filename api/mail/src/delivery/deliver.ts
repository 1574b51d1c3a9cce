import type { RenderedMail } from '../templates';

/** A mail to send. `id` stays the same over retries. */
export interface OutgoingMail extends RenderedMail {
  id: string;
  to: string;
}

/** How many mails are delivered at the same time, each on a connection of its own. */
export const mailsAtOnce = 5;

/**
 * Delivers one mail. Rejects with `MailRejected` if it can never be delivered, with `MailServerUnavailable` if no mail
 * can be delivered now, with anything else if this one should be retried.
 */
export type Deliver = (mail: OutgoingMail) => Promise<void>;

/** The server rejected this mail permanently (5xx): retrying is useless. */
export class MailRejected extends Error {
  override name = 'MailRefused';
}

/** The server is unreachable or refuses the platform's login; the mail itself may be fine. */
export class MailServerUnavailable extends Error {
  override name = 'MailServerAway';
}
