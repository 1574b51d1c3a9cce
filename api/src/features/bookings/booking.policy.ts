import type { BookingStatus, ContributionType, UserBooking, WhoCanOffer } from '@gyg/contract';
import { type Actor, isInsider, isSelf, readsAsAdmin, readsAsHost } from '../../access/actor';
import { forbidden, needsSignIn, problem } from '../../problem';
import { cancellableUntil, type GygRow, isOpen } from '../gygs';
import type { BookingRow } from './booking.repository';

const maxRowsPerStatement = 1_000_000;

/** A skill is one person; items are whole and at least one. */
export function requireQuantity(kind: ContributionType, quantity: number): void {
  const fits = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxRowsPerStatement;
  if (!fits || (kind === 'SKILL' && quantity !== 1)) throw problem('booking.invalid_quantity_contributed');
}

/** Whether a booker may offer more of a need: while it is open, unless a host has approved a quantity (decision 0017). */
export function mayOfferMore(
  status: BookingStatus,
  { needsApproval, whoCanOffer }: { needsApproval: boolean; whoCanOffer: WhoCanOffer },
): boolean {
  return whoCanOffer !== 'NONE' && !(needsApproval && status === 'ACTIVE');
}

/** What a booker can change about a booking now, by the rules of `updateBooking`. */
export function changesOf(row: BookingRow, gyg: GygRow, now: Date): Pick<UserBooking, 'changeable' | 'quantityLimits'> {
  const held = row.status === 'ACTIVE' || row.status === 'PENDING';
  const changeable = held && isOpen(gyg, now);
  if (!changeable || row.kind !== 'COMMODITY') return { changeable, quantityLimits: null };
  const mayLower = cancellableUntil(gyg, row.createdAt, now) !== null;
  const need = { needsApproval: row.needNeedsApproval, whoCanOffer: row.needWhoCanOffer };
  const left = mayOfferMore(row.status, need) ? Math.max(0, row.needLeft) : 0;
  return { changeable, quantityLimits: { min: mayLower ? 1 : row.quantity, max: row.quantity + left } };
}

/** Callers can act only for themselves. */
export function requireOwn(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw forbidden();
}

/** A booking is visible to its booker and to those who read as a host. Throws 404 for others. */
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

/** Only the organisation's admins and the hosts may list the participants who represent it. */
export function requireParticipantsOf(actor: Actor, gyg: GygRow, organizationId: string): void {
  if (!isInsider(actor)) throw needsSignIn();
  if (!readsAsAdmin(actor, organizationId) && !readsAsHost(actor, gyg)) throw forbidden();
}
