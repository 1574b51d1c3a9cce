import { randomUUID } from 'node:crypto';
import type { Tx } from '../database';
import { bookings, gygs, needs, organizations, users } from '../schema';

/** Inserts a person; returns the id. */
export async function insertUser(tx: Tx): Promise<string> {
  const id = randomUUID();
  await tx.insert(users).values({ id, subject: id, fullName: 'Åsa Öberg', email: `${id}@example.org` });
  return id;
}

/** Inserts an organisation, a draft gyg of it and one skill need with this many places. */
export async function insertNeed(
  tx: Tx,
  places: number,
): Promise<{ organizationId: string; gygId: string; needId: string }> {
  const ids = { organizationId: randomUUID(), gygId: randomUUID(), needId: randomUUID() };
  const { organizationId, gygId, needId } = ids;
  await tx.insert(organizations).values({ id: organizationId, name: 'Host', friendlyUrl: organizationId });
  await tx.insert(gygs).values({ id: gygId, organizationId, title: 'Beach clean', friendlyUrl: 'beach-clean' });
  await tx.insert(needs).values({ id: needId, gygId, kind: 'SKILL', title: 'Diving', offeredPositions: places });
  return ids;
}

/** Inserts an active booking. */
export async function insertBooking(tx: Tx, booking: { needId: string; gygId: string; userId: string }): Promise<void> {
  await tx.insert(bookings).values({ ...booking, kind: 'SKILL' });
}
