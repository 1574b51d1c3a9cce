import type { RenderedMail } from '../templates';

/** A mail as it leaves. `id` stays the same over retries. */
export interface OutgoingMail extends RenderedMail {
  id: string;
  to: string;
}

/**
 * Hands one mail over; rejects when it did not leave: with `MailRejected` when it never will, with `MailServerUnavailable` when
 * no mail would just now, with anything else when this one may leave later.
 */
export type Deliver = (mail: OutgoingMail) => Promise<void>;

/** The server said that this mail will never be taken (5xx): trying again changes nothing. */
export class MailRejected extends Error {
  override name = 'MailRefused';
}

/** There is no server to talk to, or it does not know us: it says nothing about the mail. */
export class MailServerUnavailable extends Error {
  override name = 'MailServerAway';
}
