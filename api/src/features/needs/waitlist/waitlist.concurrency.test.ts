import { afterAll, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { countPlaces, listMiscounts } from '../../../testing/count-places';
import { createScheduler } from '../../../workers/create-scheduler';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;

const positions = 7;
const crowd = 50;

async function open() {
  const { gyg, admin } = await api.scene([{ offeredPositions: positions }]);
  const people: TestUser[] = [];
  for (let number = 0; number < crowd; number += 1) people.push(await api.user());
  const params = { gygId: gyg.id };
  const need = { gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 };
  const book = (who: TestUser) => api.as(who)('createBooking', { params, body: { ...need, userId: who.id } });
  const join = (who: TestUser) => api.as(who)('joinWaitlist', { params, body: need });
  const cancel = (who: TestUser, bookingId: string) =>
    api.as(who)('cancelBooking', {
      params: { ...params, bookingId },
      body: { contributionType: 'SKILL', reason: 'Ill' },
    });
  const queue = async () => (await api.as(admin)('listWaitlist', { params, query: { pageSize: '100' } })).data.entries;
  const tokenOf = async (who: TestUser) =>
    (await api.as(who)('getGygViewer', { params })).data.waitlist[0]?.offer?.token;
  const active = async () => (await api.as(admin)('listGygBookings', { params, query: { group: 'confirmed' } })).data;
  return { gyg, people, book, join, cancel, queue, tokenOf, active };
}

const idOf = ({ data }: { data: { id: string } }) => data.id;

test('fifty people race for seven places: seven are booked, all others are told that it is full and queue, none is lost', async () => {
  const { gyg, people, book, join, queue, active } = await open();
  const answers = await Promise.all(
    people.map(async (who) => {
      const booked = await book(who);
      if (booked.status === 201) return 'booked';
      expect(booked.problem).toMatchObject({ code: 'booking.failed', reason: 'full' });
      // As a lost answer or a second tab would, everybody asks twice.
      const [first, second] = await Promise.all([join(who), join(who)]);
      const refused = first.status === 201 ? second : first;
      expect([first.status, second.status].sort()).toEqual([201, 409]);
      expect(refused.problem.code).toBe('waitlist.already_waiting');
      return 'queued';
    }),
  );
  expect(answers.filter((response) => response === 'booked')).toHaveLength(positions);
  expect((await active()).total).toBe(positions);
  const waiting = await queue();
  expect(waiting).toHaveLength(crowd - positions);
  expect(new Set(waiting.map(({ userId }) => userId)).size).toBe(crowd - positions);
  expect(await listMiscounts(db.read, gyg.id)).toEqual([]);
});

test('places that are cancelled, offered, accepted, declined and booked at the same time are never lost or given twice', async () => {
  const { gyg, people, book, join, cancel, queue, tokenOf, active } = await open();
  const bookers = people.slice(0, positions);
  const others = people.slice(positions);
  const bookings = await Promise.all(bookers.map(book));
  for (const who of others.slice(0, 20)) {
    clock.pass(0.001);
    expect((await join(who)).status).toBe(201);
  }
  const first = (await queue()).slice(0, positions).map(({ userId }) => userId);

  const cancels = bookers.flatMap((who, index) => {
    const bookingId = idOf(bookings[index] ?? { data: { id: '' } });
    return [cancel(who, bookingId), cancel(who, bookingId)];
  });
  // People outside the queue try to book what becomes free.
  const outsiders = others.slice(20).map(book);
  const results = await Promise.all([...cancels, ...outsiders]);
  expect(results.slice(cancels.length).filter(({ status }) => status === 201)).toEqual([]);
  const offered = (await queue()).filter(({ status }) => status === 'OFFERED').map(({ userId }) => userId);
  expect(offered.sort()).toEqual(first.sort());
  expect(await listMiscounts(db.read, gyg.id)).toEqual([]);

  // Each offer is accepted twice at once, or accepted and declined at once.
  const invited = others.filter(({ id }) => offered.includes(id));
  const answers = await Promise.all(
    invited.map(async (who, index) => {
      const call = { params: { token: (await tokenOf(who)) ?? '' }, body: {} };
      const second = index % 2 === 0 ? 'acceptWaitlistOffer' : 'declineWaitlistOffer';
      return Promise.all([api.call('acceptWaitlistOffer', call), api.call(second, call)]);
    }),
  );
  for (const [index, pair] of answers.entries()) {
    const statuses = pair.map(({ status }) => status);
    if (index % 2 === 0) expect(statuses).toEqual([200, 200]);
    else expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  }
  expect(await listMiscounts(db.read, gyg.id)).toEqual([]);
  const [counted] = await countPlaces(db.read, gyg.id);
  expect((await active()).total + (counted?.offers ?? 0)).toBe(positions);
});

test('an offer that expires in two processes at once goes to one next person', async () => {
  const { gyg, people, book, join, cancel, queue } = await open();
  const [holder, anna, bo] = people;
  if (!holder || !anna || !bo) throw new Error('No people were made');
  const held = await Promise.all(people.slice(3, 3 + positions - 1).map(book));
  expect(held.every(({ status }) => status === 201)).toBe(true);
  const { data } = await book(holder);
  for (const who of [anna, bo]) {
    clock.pass(0.001);
    await join(who);
  }
  await cancel(holder, data.id);
  clock.pass(24.1);
  const options = { db, publicUrl: 'http://platform.test', now: clock.now };
  await Promise.all([createScheduler(options).runOnce(), createScheduler(options).runOnce()]);
  await createScheduler(options).runOnce();
  expect(await queue()).toMatchObject([{ status: 'OFFERED', userId: bo.id }]);
  expect(await listMiscounts(db.read, gyg.id)).toEqual([]);
});
