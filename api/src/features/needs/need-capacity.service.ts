import type { ContributionType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed, problem } from '../../problem';
import { sanitizeHtml } from '../../text/sanitize-html';
import { refreshSearchText } from '../gygs';
import { capacityLeft } from './need.presenter';
import { addToCounters, findNeed, insertNeeds, lockNeedRow, type NeedRow, type NewNeed } from './need.repository';

/** A booking that uses capacity: its quantity, and whether it is confirmed or pending. */
export interface Reserved {
  quantity: number;
  status: 'ACTIVE' | 'PENDING';
}

/** What one such booking adds to the counters of its need. */
function countersOf({ quantity, status }: Reserved, times: 1 | -1) {
  return status === 'ACTIVE'
    ? { bookedPositions: times * quantity, activeBookings: times }
    : { bookedPositions: times * quantity, pendingPositions: times * quantity, pendingBookings: times };
}

/** The need to book. Throws 404 `booking.missing_position`. */
export async function getBookableNeed(
  read: Reader,
  gygId: string,
  needId: string,
  kind: ContributionType,
): Promise<NeedRow> {
  const need = await findNeed(read, gygId, needId);
  if (need?.kind !== kind) throw problem('booking.missing_position');
  return need;
}

/**
 * Reserves capacity for a new booking or throws 409 (fewer left than requested, or full); 404 if the need has been
 * deleted.
 */
export async function reserveCapacity(
  { tx }: UnitOfWork,
  need: Pick<NeedRow, 'id' | 'gygId'>,
  booking: Reserved,
): Promise<void> {
  if (await addToCounters(tx, need.id, countersOf(booking, 1))) return;
  const now = await findNeed(tx, need.gygId, need.id);
  if (!now) throw problem('booking.missing_position');
  throw capacityLeft(now) > 0 ? problem('booking.quantity_more_than_asked') : bookingFailed('full');
}

/** Reserves more capacity for an existing booking, or less if `more` is negative. Throws 409 if too little is left. */
export async function changeCapacity(
  { tx }: UnitOfWork,
  needId: string,
  { more, status }: { more: number; status: Reserved['status'] },
): Promise<void> {
  const changes = { bookedPositions: more, pendingPositions: status === 'PENDING' ? more : 0 };
  if (!(await addToCounters(tx, needId, changes))) throw problem('booking.quantity_more_than_asked');
}

/** Counts a pending booking as confirmed; its capacity is reserved already. */
export async function confirmCapacity({ tx }: UnitOfWork, needId: string, quantity: number): Promise<void> {
  await addToCounters(tx, needId, { pendingPositions: -quantity, pendingBookings: -1, activeBookings: 1 });
}

/** Locks the need until the transaction ends; call it before its bookings are written. */
export async function lockNeedForUpdate({ tx }: UnitOfWork, needId: string): Promise<void> {
  await lockNeedRow(tx, needId);
}

/** Releases the capacity of a booking that has ended; the caller must ensure that it happens once. */
export async function releaseCapacity({ tx }: UnitOfWork, needId: string, booking: Reserved): Promise<void> {
  await addToCounters(tx, needId, { ...countersOf(booking, -1), endedBookings: 1 });
}

/**
 * Holds free positions for an offer of the waiting list: they count as booked until the offer is answered. The caller has
 * locked the need and knows that they are free.
 */
export async function holdCapacity({ tx }: UnitOfWork, needId: string, quantity: number): Promise<void> {
  await addToCounters(tx, needId, { bookedPositions: quantity, heldPositions: quantity });
}

/** Frees positions that were held for an offer. */
export async function releaseHeldCapacity({ tx }: UnitOfWork, needId: string, quantity: number): Promise<void> {
  await addToCounters(tx, needId, { bookedPositions: -quantity, heldPositions: -quantity });
}

/** A need that has not been deleted, with the counters of this moment. */
export function findNeedById(read: Reader, gygId: string, needId: string): Promise<NeedRow | undefined> {
  return findNeed(read, gygId, needId);
}

/** Writes given needs, whose descriptions are html that is not sanitised yet, for seeding. */
export async function seedNeeds(
  { tx, now }: UnitOfWork,
  rows: readonly (Omit<NewNeed, 'description'> & { description?: string })[],
): Promise<NeedRow[]> {
  const safe = rows.map((row) => ({ createdAt: now, ...row, description: sanitizeHtml(row.description ?? '') }));
  const written = await insertNeeds(tx, safe);
  for (const gygId of new Set(written.map((row) => row.gygId))) await refreshSearchText(tx, gygId);
  return written;
}
