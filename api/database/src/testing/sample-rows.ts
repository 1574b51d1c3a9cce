import { randomUUID } from 'node:crypto';
import type { Tx } from '../database';
import { bookings, gygs, needs, organizations, users } from '../schema';

/** Inserts a person; gives the id. */
export async function insertUser(t: Tx): Promise<string> {
  const id = randomUUID();
  await t.insert(users).values({ id, subject: id, fullName: 'Åsa Öberg', email: `${id}@example.org` });
  return id;
}

/** Inserts an organisation, a draft gyg of it and one skill need with so many places. */
export async function insertNeed(
  t: Tx,
  places: number,
): Promise<{ organizationId: string; gygId: string; needId: string }> {
  const ids = { organizationId: randomUUID(), gygId: randomUUID(), needId: randomUUID() };
  const { organizationId, gygId, needId } = ids;
  await t.insert(organizations).values({ id: organizationId, name: 'Host', friendlyUrl: organizationId });
  await t.insert(gygs).values({ id: gygId, organizationId, title: 'Beach clean', friendlyUrl: 'beach-clean' });
  await t.insert(needs).values({ id: needId, gygId, kind: 'SKILL', title: 'Diving', offeredPositions: places });
  return ids;
}

/** Inserts an active booking. */
export async function insertBooking(t: Tx, booking: { needId: string; gygId: string; userId: string }): Promise<void> {
  await t.insert(bookings).values({ ...booking, kind: 'SKILL' });
}
