import { type Actor, isHostOf, isSelf } from '../../access/actor';
import { forbidden, problem } from '../../http/problem';
import type { GygRow } from '../gygs';
import type { RecipientRow } from './recipient.repository';

export function requireOwnPlace(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw forbidden();
}

/** A recipient is known to themselves and the hosts only (api.md, Recipients). */
export function requireKnownRecipient(actor: Actor, gyg: GygRow, row: RecipientRow | undefined): RecipientRow {
  if (!row || !(isSelf(actor, row.userId) || isHostOf(actor, gyg))) throw problem('recipients.missing');
  return row;
}
