import { type Actor, isSelf, readsAsHost } from '../../access/actor';
import { forbidden, problem } from '../../http/problem';
import type { GygRow } from '../gygs';
import type { RecipientRow } from './recipient.repository';

/** A place is booked for oneself. */
export function requireOwnBeneficiaryPlace(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw forbidden();
}

/** A recipient is known to themselves and to who reads as a host only (api.md, Recipients). */
export function requireVisibleRecipient(actor: Actor, gyg: GygRow, row: RecipientRow | undefined): RecipientRow {
  if (!row || !(isSelf(actor, row.userId) || readsAsHost(actor, gyg))) throw problem('recipients.missing');
  return row;
}
