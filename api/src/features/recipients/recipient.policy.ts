import { type Actor, isSelf, readsAsHost } from '../../access/actor';
import { forbidden, problem } from '../../problem';
import type { GygRow } from '../gygs';
import type { RecipientRow } from './recipient.repository';

/** Places can be booked only for oneself. */
export function requireOwnBeneficiaryPlace(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw forbidden();
}

/** A recipient's place is visible to themselves and to those who read as a host. */
export function requireVisibleRecipient(actor: Actor, gyg: GygRow, row: RecipientRow | undefined): RecipientRow {
  if (!row || !(isSelf(actor, row.userId) || readsAsHost(actor, gyg))) throw problem('recipients.missing');
  return row;
}
