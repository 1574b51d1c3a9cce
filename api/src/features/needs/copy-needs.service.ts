import { randomUUID } from 'node:crypto';
import type { UnitOfWork } from '../../access/unit-of-work';
import { refreshSearchText } from '../gygs';
import { insertNeeds, listNeedRows } from './need.repository';

const nothingBooked = {
  bookedPositions: 0,
  pendingPositions: 0,
  activeBookings: 0,
  pendingBookings: 0,
  endedBookings: 0,
} as const;

/** Copies the needs of a gyg to another one, with nothing booked. Returns the new ids by those of the originals. */
export async function copyNeeds(
  { tx, now }: UnitOfWork,
  fromGygId: string,
  toGygId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await listNeedRows(tx, fromGygId);
  const copies = rows.map(({ shownTitle: _shown, ...need }) => ({ need, id: randomUUID() }));
  await insertNeeds(
    tx,
    copies.map(({ need, id }) => ({ ...need, id, gygId: toGygId, ...nothingBooked, createdAt: now })),
  );
  await refreshSearchText(tx, toGygId);
  return new Map(copies.map(({ need, id }) => [need.id, id]));
}
