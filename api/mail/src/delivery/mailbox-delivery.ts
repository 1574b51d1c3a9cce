import type { Deliver } from './deliver';

/** How many mails the demo's mailbox keeps. */
export const mailboxSize = 200;

/**
 * Delivery for the demo: the mail stays in the outbox, marked as sent, where the mailbox page reads it; so it is
 * still there after a restart. Use it with `keepSent: mailboxSize`.
 */
export const deliverToMailbox: Deliver = async () => undefined;
