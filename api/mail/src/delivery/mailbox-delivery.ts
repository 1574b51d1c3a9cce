import type { Deliver } from './deliver';

/** The number of mails in the demo's mailbox. */
export const mailboxSize = 200;

/**
 * Delivery for the demo: mails stay in the outbox, marked as sent, where the mailbox page reads them. Use it with
 * `keepSent: mailboxSize`.
 */
export const deliverToMailbox: Deliver = async () => undefined;
