import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed, problem } from '../../http/problem';
import { findGyg, findGygTimes, type GygRow } from './gyg.repository';
import { lockGygKey, lockGygRow, lockHost, lockNeedRows } from './gyg-lock.repository';
import { gygStateAt } from './gyg-state';
import { changeFriendlyUrl, deleteOldUrls, isUrlTaken } from './gyg-url.repository';

/**
 * The gyg as it stands, kept from others until the transaction ends, so that what is asked of it happens once. With
 * `bookings`, bookings under way are waited for too, and later ones see what became of it (`requireStillOpen`).
 * Throws 404 `gyg.missing`.
 */
export async function lockGygForUpdate({ tx }: UnitOfWork, gygId: string, { bookings = false } = {}): Promise<GygRow> {
  const row = (await lockGygRow(tx, gygId)) ? await findGyg(tx, gygId) : undefined;
  if (!row) throw problem('gyg.missing');
  if (bookings) await lockNeedRows(tx, gygId);
  return row;
}

/**
 * To be asked by a booking once it has taken its place: the gyg was not taken down, finished or deleted meanwhile.
 * Throws 409 `booking.failed` with reason `not_open`.
 */
export async function requireStillOpen({ tx, now }: UnitOfWork, gygId: string): Promise<void> {
  const times = await findGygTimes(tx, gygId);
  const state = times && gygStateAt(times, now);
  if (state !== 'PUBLISHED' && state !== 'ONGOING') throw bookingFailed('not_open');
}

/** Another friendly url; the old one still leads to the gyg. Throws 409 where the host has or had another gyg there. */
export async function renameGyg({ tx, now }: UnitOfWork, gyg: GygRow, friendlyUrl: string): Promise<void> {
  if (friendlyUrl === gyg.friendlyUrl) return;
  await lockHost(tx, gyg.organizationId);
  if (await isUrlTaken(tx, gyg, friendlyUrl)) throw problem('gyg.friendly_url_taken');
  await changeFriendlyUrl(tx, gyg, friendlyUrl, now);
}

/**
 * Before a gyg is deleted in this transaction: bookings under way are waited for, later ones find it gone, and its old
 * friendly urls lead nowhere. Throws 404 `gyg.missing`.
 */
export async function lockGygForDelete({ tx }: UnitOfWork, gygId: string): Promise<void> {
  if (!(await lockGygKey(tx, gygId))) throw problem('gyg.missing');
  await deleteOldUrls(tx, gygId);
}
