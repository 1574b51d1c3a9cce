import { randomUUID } from 'node:crypto';
import { beneficiaries, gygs, users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import type { TestApi } from '..';

/** The number of parameters per statement is limited. */
const rowsPerStatement = 500;

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const parts = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    parts.push(rows.slice(start, start + rowsPerStatement));
  }
  return parts;
}

async function addPeople(api: TestApi, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_one, index) => {
    const id = randomUUID();
    return { id, subject: id, fullName: `Person ${index}`, email: `${id}@example.org` };
  });
  for (const part of partsOf(people)) await api.db.tx((tx) => tx.insert(users).values(part));
  return people.map(({ id }) => id);
}

/** A gyg whose `call` is by an administrator of its host. */
async function hostedGyg(api: TestApi, needs: object[], over: { beneficiaryPositions?: number } = {}) {
  const { gyg, admin, host } = await api.scene(needs, over);
  return { gyg, admin, host, call: api.as(admin), params: { gygId: gyg.id }, organizationId: host.id };
}

/** A gyg with so many bookings. Every tenth waits for an answer; twenty represent the host. */
export async function bookedGyg(api: TestApi, count: number) {
  const at = api.clock.now();
  const hosted = await hostedGyg(api, [{ offeredPositions: count, needsApproval: true }, { offeredPositions: count }]);
  const { gyg, admin, host } = hosted;
  const people = await addPeople(api, count);
  const [pending, confirmed] = [people.slice(0, count / 10), people.slice(count / 10)];
  const ofGyg = { gygId: gyg.id, contributionType: 'SKILL' as const, at };
  const [waiting = '', open = ''] = gyg.needs.map(({ id }) => id);
  for (const part of partsOf(pending)) {
    await api.seed(async (seeder) => {
      for (const userId of part) await seeder.book({ ...ofGyg, needId: waiting, userId });
    });
  }
  const rows = confirmed.map((userId, index) => ({
    ...ofGyg,
    needId: open,
    userId,
    quantity: 1,
    ...(index < 20 ? { represents: host.id, acceptedBy: admin.id } : {}),
  }));
  for (const part of partsOf(rows)) await api.seed((seeder) => seeder.addBookings(part));
  return hosted;
}

/** A gyg with so many recipients. */
export async function receivedGyg(api: TestApi, count: number) {
  const hosted = await hostedGyg(api, [], { beneficiaryPositions: count });
  const { id: gygId } = hosted.gyg;
  for (const part of partsOf(await addPeople(api, count))) {
    const places = part.map((userId) => ({ gygId, userId, createdAt: api.clock.now() }));
    await api.db.tx((tx) => tx.insert(beneficiaries).values(places));
  }
  await api.db.tx((tx) => tx.update(gygs).set({ beneficiariesTaken: count }).where(eq(gygs.id, gygId)));
  return hosted;
}
