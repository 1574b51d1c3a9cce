import { createdAt, k } from './kit';

/**
 * Addresses that unsubscribed from invitations. Only a keyed hash is stored: it does not reveal the address, so it
 * stays after an erasure, which must not start the mails again.
 */
export const mailSuppressions = k.table('mail_suppressions', {
  addressHash: k.text().primaryKey(),
  createdAt: createdAt(),
});
