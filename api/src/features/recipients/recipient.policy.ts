import { type Actor, isHostOf, isSelf, readsAsHost } from '../../access/actor';
import { forbidden, problem } from '../../http/problem';
import type { GygRow } from '../gygs';
import type { RecipientRow } from './recipient.repository';

export function requireOwnPlace(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw forbidden();
}

/** A recipient is known to themselves and to who reads as a host only (api.md, Recipients). */
export function requireKnownRecipient(actor: Actor, gyg: GygRow, row: RecipientRow | undefined): RecipientRow {
  if (!row || !(isSelf(actor, row.userId) || readsAsHost(actor, gyg))) throw problem('recipients.missing');
  return row;
}

/** A place is the recipient's and the hosts' to give back; a super user only reads it. */
export function requireRecipientOrHost(actor: Actor, gyg: GygRow, row: RecipientRow): void {
  if (!isSelf(actor, row.userId) && !isHostOf(actor, gyg)) throw forbidden();
}
