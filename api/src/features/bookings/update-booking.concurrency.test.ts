import { bookings, needs } from '@gyg/database/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi, type TestApi, type TestUser } from '../../testing';

const crowd = 30;

async function open() {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const scene = await api.scene([{ kind: 'COMMODITY', title: 'Gloves', offeredPositions: 40 }]);
  const people = await Promise.all(Array.from({ length: crowd }, () => api.user()));
  return { api, ...scene, people };
}

function gloves(api: TestApi, gyg: { id: string; needId: string }, user: TestUser) {
  const same = { contributionType: 'COMMODITY', gygPositionId: gyg.needId, userId: user.id };
  const call = api.as(user);
  return {
    book: (quantity: number) =>
      call('createBooking', { params: { gygId: gyg.id }, body: { ...same, quantity, userOrganization: null } }),
    change: (bookingId: string, quantity: number) =>
      call('updateBooking', { params: { gygId: gyg.id, bookingId }, body: { ...same, quantity } }),
    cancel: (bookingId: string) =>
      call('cancelBooking', {
        params: { gygId: gyg.id, bookingId },
        body: { contributionType: 'COMMODITY', reason: 'Ill' },
      }),
  };
}

async function sums({ db }: TestApi, needId: string) {
  const [need] = await db.read.select().from(needs).where(eq(needs.id, needId));
  const rows = await db.read
    .select({ quantity: bookings.quantity })
    .from(bookings)
    .where(and(eq(bookings.needId, needId), inArray(bookings.status, ['ACTIVE', 'PENDING'])));
  return { need, held: rows.reduce((sum, row) => sum + row.quantity, 0) };
}

test('concurrent bookings, changes and cancellations keep the counter equal to active bookings', async () => {
  const { api, gyg, admin, people } = await open();
  const answers: { status: number }[] = [];
  const visit = async (user: TestUser, index: number) => {
    const mine = gloves(api, gyg, user);
    const booked = await mine.book(1 + (index % 3));
    answers.push(booked);
    if (booked.status !== 201) return;
    const { id } = booked.data;
    const changes = [mine.change(id, 1), mine.change(id, 5), ...(index % 2 === 0 ? [mine.cancel(id)] : [])];
    answers.push(...(await Promise.all(changes)));
  };
  const offer = async (offeredPositions: number) => {
    const params = { gygId: gyg.id, needId: gyg.needId };
    answers.push(await api.as(admin)('updateCommodity', { params, body: { offeredPositions } }));
  };
  await Promise.all([...people.map(visit), ...[10, 60, 0, 45, 20, 50].map(offer)]);
  const { need, held } = await sums(api, gyg.needId);
  expect(need?.bookedPositions).toBe(held);
  expect(held).toBeLessThanOrEqual(need?.offeredPositions ?? 0);
  expect(answers.filter(({ status }) => ![200, 201, 204, 409].includes(status))).toEqual([]);
  expect(api.errors).toEqual([]);
});

test('a need that is deleted while people book it is booked or missing, never a failure', async () => {
  const { api, host, admin, people } = await open();
  for (let round = 0; round < 8; round += 1) {
    const gyg = await api.gyg({ organizationId: host.id, needs: [api.need({ kind: 'COMMODITY' })] });
    const remove = api.as(admin)('deleteCommodity', { params: { gygId: gyg.id, needId: gyg.needId } });
    const booked = await Promise.all(people.slice(0, 6).map((user) => gloves(api, gyg, user).book(1)));
    const removed = (await remove).status === 204;
    expect(api.errors).toEqual([]);
    for (const { status } of booked) expect(removed ? [404] : [201, 409]).toContain(status);
  }
});
