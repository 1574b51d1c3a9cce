import type { Database } from '@gyg/database';
import { bookings, gygCardChanges, needs } from '@gyg/database/schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import express, { type Express } from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestApi, type TestApi, type TestApiOptions, type TestUser } from '../../testing';

const places = 10;

async function open(crowd: number, options: TestApiOptions = {}) {
  const api = await createTestApi(options);
  onTestFinished(() => api.close());
  const { gyg, admin } = await api.scene([{ offeredPositions: places }]);
  const people = await api.seed(async (seeder) => {
    const users: TestUser[] = [];
    for (let number = 0; number < crowd; number += 1) {
      const person = { subject: `crowd-${number}`, fullName: `Crowd ${number}`, email: `crowd-${number}@example.org` };
      users.push({ ...person, ...(await seeder.addUser(person)) });
    }
    return users;
  });
  const book = (user: TestUser) =>
    api.as(user)('createBooking', {
      params: { gygId: gyg.id },
      body: {
        contributionType: 'SKILL',
        quantity: 1,
        userOrganization: null,
        gygPositionId: gyg.needId,
        userId: user.id,
      },
    });
  return { api, gyg, admin, people, book };
}

async function countActive(api: TestApi, needId: string) {
  const [[need], [rows]] = await Promise.all([
    api.db.read.select({ booked: needs.bookedPositions }).from(needs).where(eq(needs.id, needId)),
    api.db.read
      .select({ rows: count() })
      .from(bookings)
      .where(and(eq(bookings.needId, needId), inArray(bookings.status, ['ACTIVE', 'PENDING']))),
  ]);
  return { booked: need?.booked, rows: rows?.rows };
}

/**
 * A faulty implementation: read, check, write, in separate steps. It waits until more calls have read than there are
 * places, so that the error shows on every run.
 */
function naively(app: Express, db: Database): void {
  let [readers, release] = [0, () => {}];
  const enoughHaveRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.post('/gygs/:gygId/participants', express.json(), async (request, response) => {
    const { gygPositionId: needId, userId } = request.body;
    const [need] = await db.read.select().from(needs).where(eq(needs.id, needId));
    readers += 1;
    if (readers > places) release();
    await enoughHaveRead;
    if (!need || need.bookedPositions >= need.offeredPositions) {
      response.status(409).json({});
      return;
    }
    await db.tx(async (tx) => {
      await tx.insert(bookings).values({ needId, gygId: need.gygId, userId, kind: 'SKILL' });
      // The counter that this sets may be the stored one, which notes no change of the gyg.
      await tx.insert(gygCardChanges).values({ gygId: need.gygId });
      await tx
        .update(needs)
        .set({ bookedPositions: need.bookedPositions + 1 })
        .where(eq(needs.id, needId));
    });
    response.status(201).json({});
  });
}

describe('simultaneous bookings', () => {
  test('by two hundred people of ten places: exactly ten succeed, and the counter is ten', async () => {
    const { api, gyg, people, book } = await open(200);
    const answers = await Promise.all(people.map(book));
    const booked = answers.filter((answer) => answer.status === 201);
    const refused = answers.filter((answer) => answer.status !== 201);
    expect(booked).toHaveLength(places);
    expect(new Set(refused.map((answer) => `${answer.status} ${answer.problem.reason}`))).toEqual(
      new Set(['409 full']),
    );
    expect(await countActive(api, gyg.needId)).toEqual({ booked: places, rows: places });
  });

  test('control: without the guarded statement too many are booked', async () => {
    const { api, gyg, people, book } = await open(2 * places, { before: naively });
    const answers = await Promise.all(people.map(book));
    expect(answers.filter((answer) => answer.status === 201).length).toBeGreaterThan(places);
    expect((await countActive(api, gyg.needId)).rows).toBeGreaterThan(places);
  });

  test('fifty by one person create one booking', async () => {
    const { api, gyg, people, book } = await open(1);
    const [person] = people;
    if (!person) throw new Error('No people were made');
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(person)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(
      new Set(answers.filter((response) => response.status !== 201).map((response) => response.problem.reason)),
    ).toEqual(new Set(['already_booked']));
    expect(await countActive(api, gyg.needId)).toEqual({ booked: 1, rows: 1 });
  });

  test('fifty cancellations of one booking release one place', async () => {
    const { api, gyg, admin, people, book } = await open(2);
    const [person, other] = people;
    if (!person || !other) throw new Error('No people were made');
    const { data } = await book(person);
    await book(other);
    const cancels = Array.from({ length: 50 }, (_value, index) =>
      api.as(index % 2 === 0 ? person : admin)('cancelBooking', {
        params: { gygId: gyg.id, bookingId: data.id },
        body: { contributionType: 'SKILL', reason: 'Ill' },
      }),
    );
    expect(new Set((await Promise.all(cancels)).map((answer) => answer.status))).toEqual(new Set([204]));
    expect(await countActive(api, gyg.needId)).toEqual({ booked: 1, rows: 1 });
  });
});
