import type { ContributionType } from '@gyg/contract';
import { type Actor, isSelf, readsAsAdmin, readsAsHost } from '../../access/actor';
import { forbidden, needsSignIn, problem } from '../../http/problem';
import type { GygRow } from '../gygs';
import type { BookingRow } from './booking.repository';

const maxRowsPerStatement = 1_000_000;

/** A skill is one person; items are whole and at least one (specification 5). */
export function requireQuantity(kind: ContributionType, quantity: number): void {
  const fits = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxRowsPerStatement;
  if (!fits || (kind === 'SKILL' && quantity !== 1)) throw problem('booking.invalid_quantity_contributed');
}

/** What is sent on somebody's behalf must be one's own. */
export function requireOwn(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw forbidden();
}

/** A booking is known to its booker and to who reads as a host; others' calls about it get 404. */
export function requireVisibleBooking(
  actor: Actor,
  gyg: GygRow,
  row: BookingRow | undefined,
  kind?: ContributionType,
): BookingRow {
  if (!row || !(isSelf(actor, row.userId) || readsAsHost(actor, gyg)) || (kind && row.kind !== kind)) {
    throw problem('booking.missing');
  }
  return row;
}

/** Only an organisation's admins, and the hosts, see who is there in its name. */
export function requireParticipantsOf(actor: Actor, gyg: GygRow, organizationId: string): void {
  if (actor.kind !== 'user') throw needsSignIn();
  if (!readsAsAdmin(actor, organizationId) && !readsAsHost(actor, gyg)) throw forbidden();
}
