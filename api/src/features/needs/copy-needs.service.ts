import type { UnitOfWork } from '../../access/unit-of-work';
import { insertNeeds, listNeedRows } from './need.repository';

const nothingBooked = {
  bookedPositions: 0,
  pendingPositions: 0,
  activeBookings: 0,
  pendingBookings: 0,
  endedBookings: 0,
} as const;

/** Copies the needs of a gyg to another one, with nothing booked. */
export async function copyNeeds({ tx, now }: UnitOfWork, fromGygId: string, toGygId: string): Promise<void> {
  const rows = await listNeedRows(tx, fromGygId);
  await insertNeeds(
    tx,
    rows.map(({ id: _id, ...need }) => ({ ...need, gygId: toGygId, ...nothingBooked, createdAt: now })),
  );
}
