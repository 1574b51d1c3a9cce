import type { ContributionType } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { cancellableUntil, type GygRow, getVisibleGyg, gygStateAt } from '../gygs';
import { changeCapacity, getBookableNeed, lockNeedForUpdate, offerFreePositions } from '../needs';
import { queueDeliveries } from '../webhooks';
import { mayOfferMore, requireQuantity, requireVisibleBooking } from './booking.policy';
import { bookingFacts } from './booking.presenter';
import { type BookingRow, changeBooking, findBooking, isActive } from './booking.repository';
import {
  representationsOf,
  requestRepresentation,
  requireMember,
  withdrawRepresentation,
} from './representation/represent.service';

export interface BookingUpdate {
  userId: string;
  gygPositionId: string;
  contributionType: ContributionType;
  quantity?: number | undefined;
  bookingComment?: string | undefined;
  /** Undefined leaves it unchanged; null withdraws the request. */
  userOrganization?: string | null | undefined;
}

/** Fields that cannot change must be equal, and the booking must be active. */
function requireSame(uow: UnitOfWork, gyg: GygRow, row: BookingRow, update: BookingUpdate): void {
  const same =
    update.userId === row.userId && update.gygPositionId === row.needId && update.contributionType === row.kind;
  const open = isActive(row.status) && gygStateAt(gyg, uow.now) !== 'FINISHED';
  if (!same || !open) throw problem('booking.update.failed');
}

/**
 * A higher quantity needs an open need and, after a host accepted less, is refused; a lower one is allowed while the
 * booking can be cancelled (decision 0017).
 */
async function requireMayChange(uow: UnitOfWork, gyg: GygRow, row: BookingRow, more: number): Promise<void> {
  if (more < 0 && cancellableUntil(gyg, row.createdAt, uow.now) === null) throw problem('booking.update.failed');
  if (more <= 0) return;
  const need = await getBookableNeed(uow.tx, gyg.id, row.needId, row.kind);
  if (!mayOfferMore(row.status, need)) throw problem('booking.update.failed');
}

async function represent(
  uow: UnitOfWork,
  actor: SignedIn,
  gyg: GygRow,
  row: BookingRow,
  organizationId: string | null,
): Promise<void> {
  const current = (await representationsOf(uow.tx, [row.id])).get(row.id);
  const active = current && (current.status === 'PENDING' || current.status === 'ACCEPTED');
  if (active && current.organizationId === organizationId) return;
  if (organizationId !== null) requireMember(actor, organizationId);
  await withdrawRepresentation(uow, actor, row.id);
  if (organizationId === null) return;
  const booking = { id: row.id, gygId: gyg.id, gygTitle: gyg.title, needTitle: row.needTitle };
  await requestRepresentation(uow, actor, booking, organizationId);
}

/** Updates the comment, the quantity (under the same guard as booking) or the represented organisation. */
export async function updateBooking(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  bookingId: string,
  update: BookingUpdate,
): Promise<BookingRow> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const booking = requireVisibleBooking(actor, gyg, await findBooking(uow.tx, gyg.id, bookingId));
  if (update.quantity !== undefined) requireQuantity(booking.kind, update.quantity);
  permit('updateBooking', actor, { userId: booking.userId });
  await lockNeedForUpdate(uow, booking.needId);
  const row = requireVisibleBooking(actor, gyg, await findBooking(uow.tx, gyg.id, bookingId));
  const { quantity = row.quantity, bookingComment = row.bookingComment, userOrganization } = update;
  requireSame(uow, gyg, row, update);
  const more = quantity - row.quantity;
  await requireMayChange(uow, gyg, row, more);
  if (!(await changeBooking(uow.tx, row, { quantity, bookingComment }))) throw problem('booking.update.failed');
  if (more !== 0 && isActive(row.status)) await changeCapacity(uow, row.needId, { more, status: row.status });
  if (more < 0) await offerFreePositions(uow, gyg, row.needId);
  if (userOrganization !== undefined) await represent(uow, actor, gyg, row, userOrganization);
  const updated = (await findBooking(uow.tx, gyg.id, bookingId)) ?? row;
  await queueDeliveries(uow, gyg.organizationId, 'booking.updated', () => [bookingFacts(updated)]);
  return updated;
}
