import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed, problem } from '../../problem';
import { findGyg, findGygTimes, type GygRow } from './gyg.repository';
import { type GygTimes, isOpen } from './gyg-state';
import {
  changeFriendlyUrl,
  deleteOldUrls,
  isUrlTaken,
  lockGygKey,
  lockGygRow,
  lockHost,
  lockNeedRows,
} from './gyg-writes.repository';

/**
 * Locks a gyg until the transaction ends and returns it, so that checks on it stay true. With `bookings`, also waits
 * for bookings in progress; later ones see the change (`requireStillOpen`). Throws 404 `gyg.missing`.
 */
export async function lockGygForUpdate({ tx }: UnitOfWork, gygId: string, { bookings = false } = {}): Promise<GygRow> {
  const row = (await lockGygRow(tx, gygId)) ? await findGyg(tx, gygId) : undefined;
  if (!row) throw problem('gyg.missing');
  if (bookings) await lockNeedRows(tx, gygId);
  return row;
}

/**
 * A booking calls this with what it reads after reserving capacity: the gyg must not have been unpublished, finished or
 * deleted since. Throws 409 `booking.failed` with reason `not_open`.
 */
export function requireOpenAt<Times extends GygTimes>(times: Times | undefined, now: Date): asserts times is Times {
  if (!times || !isOpen(times, now)) throw bookingFailed('not_open');
}

/** Reads a gyg again after reserving capacity, and calls `requireOpenAt`. */
export async function requireStillOpen({ tx, now }: UnitOfWork, gygId: string): Promise<void> {
  requireOpenAt(await findGygTimes(tx, gygId), now);
}

/**
 * Changes the friendly URL; the previous one keeps redirecting to the gyg. Throws 409 if the host has or had another
 * gyg with it.
 */
export async function renameGyg({ tx, now }: UnitOfWork, gyg: GygRow, friendlyUrl: string): Promise<void> {
  if (friendlyUrl === gyg.friendlyUrl) return;
  await lockHost(tx, gyg.organizationId);
  if (await isUrlTaken(tx, gyg, friendlyUrl)) throw problem('gyg.friendly_url_taken');
  await changeFriendlyUrl(tx, gyg, friendlyUrl, now);
}

/**
 * Prepares a deletion in this transaction: waits for bookings in progress, makes later ones fail, and releases
 * previous friendly URLs. Throws 404 `gyg.missing`.
 */
export async function lockGygForDelete({ tx }: UnitOfWork, gygId: string): Promise<void> {
  if (!(await lockGygKey(tx, gygId))) throw problem('gyg.missing');
  await deleteOldUrls(tx, gygId);
}
