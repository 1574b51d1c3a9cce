import type { Database } from '@gyg/database';
import { bookings, needs } from '@gyg/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import express, { type Express } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi, type TestApiOptions, type TestUser } from '../../testing';
import { countPlaces, listMiscounts } from '../../testing/count-places';

const crowd = 10;
const allowed = new Set([200, 201, 204, 403, 404, 409]);

/** Pseudo-random numbers that are the same on every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

async function open(options: TestApiOptions = {}) {
  const api = await createTestApi(options);
  onTestFinished(() => api.close());
  const scene = await api.scene(
    [
      { offeredPositions: 6 },
      { offeredPositions: 5, needsApproval: true },
      { kind: 'COMMODITY', title: 'Gloves', offeredPositions: 30 },
      { kind: 'COMMODITY', title: 'Sacks', offeredPositions: 20, needsApproval: true },
    ],
    { beneficiaryPositions: 4 },
  );
  const people = await Promise.all(Array.from({ length: crowd }, () => api.user()));
  return { api, ...scene, people };
}
type Scene = Awaited<ReturnType<typeof open>>;

/** One user's calls: books, changes and cancels (often several at once), books a place and cancels it. */
async function visit({ api, gyg }: Scene, user: TestUser, seed: number, answers: { status: number }[]) {
  const roll = dice(seed);
  const call = api.as(user);
  const params = { gygId: gyg.id };
  for (let round = 0; round < 2; round += 1) {
    const need = gyg.needs[roll(gyg.needs.length)];
    if (!need) return;
    const same = { contributionType: need.kind, gygPositionId: need.id, userId: user.id };
    const quantity = () => (need.kind === 'SKILL' ? 1 : 1 + roll(6));
    const booked = await call('createBooking', {
      params,
      body: { ...same, quantity: quantity(), userOrganization: null },
    });
    const place = await call('createBeneficiary', { params, body: { userId: user.id } });
    answers.push(booked, place);
    const acts: Promise<{ status: number }>[] = [];
    if (booked.status === 201) {
      const own = { params: { ...params, bookingId: booked.data.id } };
      for (let change = 0; change < 3; change += 1) {
        acts.push(call('updateBooking', { ...own, body: { ...same, quantity: quantity() } }));
      }
      const body = { contributionType: need.kind, reason: 'Ill' };
      if (roll(2) === 0) for (let again = 0; again < 4; again += 1) acts.push(call('cancelBooking', { ...own, body }));
    }
    if (place.status === 201) {
      const own = { params: { ...params, beneficiaryId: place.data.id }, body: { reason: 'Moved' } };
      for (let again = 0; again < 3; again += 1) acts.push(call('cancelBeneficiary', own));
    }
    answers.push(...(await Promise.all(acts)));
    // In the middle of the other calls.
    expect(await listMiscounts(api.db.read, gyg.id)).toEqual([]);
  }
}

/** The host's calls: accepts and declines pending bookings at the same time, and changes the offered quantity. */
async function host({ api, gyg, admin }: Scene, answers: { status: number }[]) {
  const roll = dice(7);
  const call = api.as(admin);
  for (let round = 0; round < 4; round += 1) {
    const pending = await api.db.read
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.gygId, gyg.id), eq(bookings.status, 'PENDING')));
    const acts: Promise<{ status: number }>[] = pending.flatMap(({ id: bookingId }) => {
      const params = { gygId: gyg.id, bookingId };
      return [call('acceptBooking', { params }), call('declineBooking', { params })];
    });
    for (const { id: needId, kind } of gyg.needs) {
      const name = kind === 'SKILL' ? 'updatePosition' : 'updateCommodity';
      const body = { offeredPositions: 2 + roll(30) };
      acts.push(call(name, { params: { gygId: gyg.id, needId }, body }));
    }
    acts.push(call('updateGyg', { params: { gygId: gyg.id }, body: { beneficiaryPositions: roll(8) } }));
    answers.push(...(await Promise.all(acts)));
  }
}

const unexpected = (answers: readonly { status: number }[]) => answers.filter(({ status }) => !allowed.has(status));

test('concurrent calls of users and hosts keep counters equal to active bookings, within the offer', async () => {
  const scene = await open();
  const { api, gyg, people } = scene;
  const answers: { status: number }[] = [];
  await Promise.all([...people.map((user, index) => visit(scene, user, index + 1, answers)), host(scene, answers)]);
  expect(await listMiscounts(api.db.read, gyg.id)).toEqual([]);
  expect(unexpected(answers)).toEqual([]);
  expect(api.errors).toEqual([]);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(crowd);
  const { data } = await api.call('listCommodities', { params: { gygId: gyg.id } });
  const counted = await countPlaces(api.db.read, gyg.id);
  for (const { offeredPositions, availablePositions } of data.needs) {
    expect(
      counted.some((one) => one.offered === offeredPositions && one.booked === offeredPositions - availablePositions),
    ).toBe(true);
  }
});

test('a gyg that is unpublished, published and deleted concurrently releases everything, and a draft has no bookings', async () => {
  const scene = await open();
  const { api, gyg, admin, people } = scene;
  const answers: { status: number }[] = [];
  const params = { gygId: gyg.id };
  const takeDown = async () => {
    const body = { reason: 'Storm' };
    answers.push(await api.as(admin)('unpublishGyg', { params, body }));
    const held = (await countPlaces(api.db.read, gyg.id)).map(({ booked, taken }) => booked + taken);
    expect(held).toEqual(gyg.needs.map(() => 0));
    answers.push(await api.as(admin)('publishGyg', { params }));
    answers.push(await api.as(admin)('deleteGyg', { params }));
  };
  await Promise.all([...people.map((user, index) => visit(scene, user, index + 50, answers)), takeDown()]);
  expect(await listMiscounts(api.db.read, gyg.id)).toEqual([]);
  expect(unexpected(answers)).toEqual([]);
  expect(api.errors).toEqual([]);
});

/** A faulty implementation: releases the quantity that was read, without checking again that it is still reserved. */
function naively(senders: number) {
  return (app: Express, db: Database): void => {
    let [readers, release] = [0, () => {}];
    const allHaveRead = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.post('/gygs/:gygId/participants/:bookingId/cancel', express.json(), async (request, response) => {
      const [row] = await db.read.select().from(bookings).where(eq(bookings.id, request.params.bookingId));
      readers += 1;
      if (readers === senders) release();
      await allHaveRead;
      if (row?.status === 'ACTIVE') {
        await db.tx(async (tx) => {
          await tx.update(bookings).set({ status: 'CANCELLED' }).where(eq(bookings.id, row.id));
          const less = sql`${needs.bookedPositions} - ${row.quantity}`;
          await tx.update(needs).set({ bookedPositions: less }).where(eq(needs.id, row.needId));
        });
      }
      response.status(204).end();
    });
  };
}

test('control: without the guard the same cancellation releases twice, and the counter shows it', async () => {
  const scene = await open({ before: naively(2) });
  const { api, gyg, people } = scene;
  const [gloves] = gyg.needs.filter((need) => need.kind === 'COMMODITY');
  const book = async (user: TestUser) => {
    const same = { contributionType: 'COMMODITY', gygPositionId: gloves?.id, userId: user.id };
    const body = { ...same, quantity: 3, userOrganization: null };
    return (await api.as(user)('createBooking', { params: { gygId: gyg.id }, body })).data.id;
  };
  const [first, second] = people;
  if (!first || !second) throw new Error('No people were made');
  const bookingId = await book(first);
  await book(second);
  const cancelInput = { params: { gygId: gyg.id, bookingId }, body: { contributionType: 'COMMODITY', reason: 'Ill' } };
  expect(await listMiscounts(api.db.read, gyg.id)).toEqual([]);
  await Promise.all([1, 2].map(() => api.as(first)('cancelBooking', cancelInput)));
  expect(await listMiscounts(api.db.read, gyg.id)).toHaveLength(1);
});
