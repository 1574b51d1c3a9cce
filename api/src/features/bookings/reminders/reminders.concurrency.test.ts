import type { Database } from '@gyg/database';
import { bookings, mailOutbox, notifications, sentReminders } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, hour, type TestApi, type TestUser } from '../../../testing';
import { listMiscounts } from '../../../testing/count-places';
import { createSchedulerProcesses, type SchedulerProcesses } from '../../../testing/scheduler-processes';
import { createScheduler } from '../../../workers/create-scheduler';

describe('reminders of several processes', () => {
  let shared: SchedulerProcesses;
  beforeEach(async () => {
    shared = await createSchedulerProcesses();
  });
  afterEach(() => shared.remove());

  /** Runs what is due in a process whose clock is some minutes ahead. */
  const run = (on: Database, ahead = 0) =>
    shared.schedulerOn(on, { now: () => new Date(shared.clock.now().getTime() + ahead * 60_000) }).runOnce();

  /** Some gygs with reminders that are due, each booked yesterday by one person; the people's addresses, sorted. */
  async function dueGygs(count: number): Promise<string[]> {
    const { make, clock } = shared;
    const people: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { gyg } = await make.scene([{}], { startsIn: 40 });
      const person = await make.user();
      const booked = { userId: person.id, gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL' as const };
      await make.seed((seeder) => seeder.book({ ...booked, at: new Date(clock.now().getTime() - 24 * hour) }));
      people.push(person.email);
    }
    return people.sort();
  }

  const mailed = async () =>
    (await shared.db.read.select().from(mailOutbox).where(eq(mailOutbox.template, 'gygReminder')))
      .map(({ to }) => to)
      .sort();
  const notified = () => shared.db.read.$count(notifications, eq(notifications.type, 'gyg_reminder'));

  test('are sent once by two processes at the same time', async () => {
    const people = await dueGygs(10);
    await Promise.all([run(shared.db), run(await shared.open())]);
    expect([await mailed(), await notified(), shared.errors]).toEqual([people, 10, []]);
  });

  test('are sent once even without a working lock, by the record’s primary key', async () => {
    const people = await dueGygs(8);
    // Each considers the previous one dead.
    await Promise.all([run(shared.db), run(await shared.open(), 10), run(await shared.open(), 20)]);
    expect([await mailed(), await notified(), shared.errors]).toEqual([people, 8, []]);
    expect(await shared.db.read.$count(sentReminders)).toBe(8);
  });
});

describe('answers and changes at the same time', () => {
  /** A person who booked all needs of a gyg yesterday, and has been reminded now. */
  async function remindedPerson(
    { db, clock, seed, user }: TestApi,
    gyg: { id: string; needs: readonly { id: string }[] },
  ): Promise<TestUser> {
    const person = await user();
    await seed(async (seeder) => {
      for (const { id: needId } of gyg.needs) {
        const booked = { userId: person.id, gygId: gyg.id, needId, contributionType: 'SKILL' as const };
        await seeder.book({ ...booked, at: new Date(clock.now().getTime() - 24 * hour) });
      }
    });
    await createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now }).runOnce();
    return person;
  }

  test('an answer never confirms a start that was moved while it was given', async () => {
    const api = await createTestApi();
    const { db, clock } = api;
    const { gyg, admin } = await api.scene([{}, {}], { startsIn: 40, lasts: 2 });
    const person = await remindedPerson(api, gyg);
    const [asked] = await db.read.select().from(notifications).where(eq(notifications.type, 'gyg_reminder'));
    const start = clock.now().getTime() + 60 * hour;
    const moved = { startDateTime: new Date(start).toISOString(), endDateTime: new Date(start + hour).toISOString() };
    const params = { notificationId: asked?.id ?? '' };
    const [answered] = await Promise.all([
      api.as(person)('respondToNotification', { params, body: { action: 'accept' } }),
      api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body: moved }),
    ]);
    expect([204, 409]).toContain(answered.status);
    const rows = await db.read.select().from(bookings).where(eq(bookings.gygId, gyg.id));
    expect(rows.map(({ confirmedAt }) => confirmedAt)).toEqual([null, null]);
    await api.close();
  });

  test('both answers at the same time leave one result, and every place is counted once', async () => {
    const api = await createTestApi();
    const { db } = api;
    const { gyg } = await api.scene([{ offeredPositions: 3 }, { offeredPositions: 3 }], { startsIn: 40 });
    await remindedPerson(api, gyg);
    const [mail] = await db.read.select().from(mailOutbox).where(eq(mailOutbox.template, 'gygReminder'));
    const token = new URL(String(mail?.data.link)).pathname.split('/').at(-1) ?? '';
    const give = (answer: 'COMING' | 'CANCEL') =>
      api.call('answerConfirmation', { params: { token }, body: { answer } });
    const answers = await Promise.all([give('CANCEL'), give('COMING'), give('CANCEL'), give('COMING')]);
    const refused = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(new Set([...refused, 'reminders.cancelled'])).toEqual(new Set(['reminders.cancelled']));
    const rows = await db.read.select().from(bookings).where(eq(bookings.gygId, gyg.id));
    expect(rows.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await listMiscounts(db.read, gyg.id)).toEqual([]);
    await api.close();
  });
});
