import type { ContributionType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed, problem } from '../../problem/problem';
import { sanitizeHtml } from '../../text/sanitize-html';
import { capacityLeft } from './need.presenter';
import { findNeed, insertNeeds, lockNeedRow, type NeedRow, type NewNeed, reserveNeedCapacity } from './need.repository';

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

/** Reserves capacity or throws 409 (fewer left than requested, or full); 404 if the need has been deleted. */
export async function reserveCapacity(
  { tx }: UnitOfWork,
  need: Pick<NeedRow, 'id' | 'gygId'>,
  quantity: number,
): Promise<void> {
  if (await reserveNeedCapacity(tx, need.id, quantity)) return;
  const now = await findNeed(tx, need.gygId, need.id);
  if (!now) throw problem('booking.missing_position');
  throw capacityLeft(now) > 0 ? problem('booking.quantity_more_than_asked') : bookingFailed('full');
}

/** Reserves more capacity for an existing booking, or throws 409. */
export async function reserveMoreCapacity({ tx }: UnitOfWork, needId: string, quantity: number): Promise<void> {
  if (!(await reserveNeedCapacity(tx, needId, quantity))) throw problem('booking.quantity_more_than_asked');
}

/** Locks the need until the transaction ends; call it before its bookings are written. */
export async function lockNeedForUpdate({ tx }: UnitOfWork, needId: string): Promise<void> {
  await lockNeedRow(tx, needId);
}

/** Releases capacity; the caller must ensure that it happens once. */
export async function releaseCapacity({ tx }: UnitOfWork, needId: string, quantity: number): Promise<void> {
  await reserveNeedCapacity(tx, needId, -quantity);
}

/** Writes given needs, for seeding. */
export async function seedNeeds({ tx, now }: UnitOfWork, rows: readonly NewNeed[]): Promise<NeedRow[]> {
  const safe = rows.map((row) => ({ createdAt: now, ...row, description: sanitizeHtml(row.description ?? '') }));
  return insertNeeds(tx, safe);
}
