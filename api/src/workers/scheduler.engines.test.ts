import type { Database } from '@gyg/database';
import { beneficiaries, gygs, gygTransitions, mailOutbox, notifications } from '@gyg/database/schema';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hour, type TestClock } from '../testing';
import { createSchedulerProcesses, type SchedulerProcesses } from '../testing/scheduler-processes';

let shared: SchedulerProcesses;
let db: Database;
let clock: TestClock;
let make: SchedulerProcesses['make'];

beforeEach(async () => {
  shared = await createSchedulerProcesses();
  ({ db, clock, make } = shared);
});
afterEach(() => shared.remove());

const runScheduler = () => shared.schedulerOn(db).runOnce();

/** Books the gyg's first need, now or some hours ago. */
const book = (gyg: { id: string; needId: string }, userId: string, hoursAgo = 0) => {
  const at = new Date(clock.now().getTime() - hoursAgo * hour);
  return make.seed((seeder) =>
    seeder.book({ userId, gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL', at }),
  );
};
const notified = async (type: string) =>
  (await db.read.select().from(notifications).where(eq(notifications.type, type))).map(({ userId }) => userId).sort();
const thanked = async () =>
  (await db.read.select().from(mailOutbox).where(eq(mailOutbox.template, 'gygThanks'))).map(({ to }) => to).sort();
const onRecord = async (gygId: string) =>
  (
    await db.read.select().from(gygTransitions).where(eq(gygTransitions.gygId, gygId)).orderBy(asc(gygTransitions.at))
  ).map(({ state, at }) => [state, (at.getTime() - clock.now().getTime()) / hour]);

describe('time-based transitions', () => {
  test('at the start, and not earlier, hosts are notified that they can record attendance', async () => {
    const manager = await make.user();
    const { admin, gyg } = await make.scene([{}], { startsIn: 2, managers: [manager.id] });
    await book(gyg, (await make.user()).id);
    expect(await runScheduler()).toBe(0);
    clock.pass(2);
    expect(await runScheduler()).toBe(1);
    expect(await notified('gyg_started')).toEqual([admin.id, manager.id].sort());
    expect(await thanked()).toEqual([]);
    expect(await runScheduler()).toBe(0);
    expect(await notified('gyg_started')).toHaveLength(2);
  });

  test('at the end participants are thanked once, by mail too in their language; hosts are notified', async () => {
    const { admin, gyg } = await make.scene([{}, {}], { startsIn: 2, lasts: 4 });
    const anna = await make.user({ locale: 'se' });
    const bo = await make.user();
    await book(gyg, anna.id);
    const second = gyg.needs[1]?.id ?? '';
    await book({ id: gyg.id, needId: second }, anna.id);
    await book(gyg, bo.id);
    clock.pass(2);
    await runScheduler();
    clock.pass(4);
    expect(await runScheduler()).toBe(1);
    expect(await notified('gyg_ended')).toEqual([admin.id]);
    expect(await notified('gyg_thanks')).toEqual([anna.id, bo.id].sort());
    expect(await thanked()).toEqual([anna.email, bo.email].sort());
    const [mail] = await db.read.select().from(mailOutbox).where(eq(mailOutbox.to, anna.email));
    expect(mail).toMatchObject({ locale: 'se', data: { gygTitle: expect.any(String), name: anna.fullName } });
    expect(await onRecord(gyg.id)).toEqual([
      ['ONGOING', -4],
      ['FINISHED', 0],
    ]);
  });

  test('cancelled, absent and unaccepted bookings and recipients get no thanks', async () => {
    const { admin, gyg } = await make.scene([{}, { needsApproval: true }], { startsIn: 1, beneficiaryPositions: 3 });
    const [gone, away, waiting, recipient] = [
      await make.user(),
      await make.user(),
      await make.user(),
      await make.user(),
    ];
    const booked = await book(gyg, gone.id);
    await make.seed((seeder) =>
      seeder.cancelBooking({ bookingId: booked.id, byUserId: gone.id, reason: 'ill', at: clock.now() }),
    );
    const missed = await book(gyg, away.id);
    await book({ id: gyg.id, needId: gyg.needs[1]?.id ?? '' }, waiting.id);
    await db.tx((t) => t.insert(beneficiaries).values({ gygId: gyg.id, userId: recipient.id }));
    clock.pass(2);
    await make.seed((seeder) =>
      seeder.recordAttendance({ bookingId: missed.id, byUserId: admin.id, attendance: 'ABSENT', at: clock.now() }),
    );
    clock.pass(9);
    await runScheduler();
    expect(await onRecord(gyg.id)).toHaveLength(2);
    expect(await notified('gyg_thanks')).toEqual([]);
    expect(await thanked()).toEqual([]);
  });

  test('a gyg that a host finished early has ended from then on', async () => {
    const { gyg } = await make.scene([{}], { startsIn: 1, lasts: 9 });
    const anna = await make.user();
    await book(gyg, anna.id);
    clock.pass(3);
    await db.tx((t) => t.update(gygs).set({ finishedAt: clock.now() }).where(eq(gygs.id, gyg.id)));
    await runScheduler();
    clock.pass(12);
    expect(await runScheduler()).toBe(0);
    expect(await onRecord(gyg.id)).toEqual([
      ['ONGOING', -14],
      ['FINISHED', -12],
    ]);
    expect(await thanked()).toEqual([anna.email]);
    // It had ended before the start was recorded.
    expect(await notified('gyg_started')).toEqual([]);
  });

  test('drafts and gygs that ended more than a week before the first run are skipped', async () => {
    const { gyg: draft } = await make.scene([{}], { startsIn: -30, draft: true });
    const { gyg: old } = await make.scene([{}], { startsIn: -8 * 24 });
    const { gyg: recent } = await make.scene([{}], { startsIn: -6 * 24 });
    for (const gyg of [old, recent]) await book(gyg, (await make.user()).id, 240);
    expect(await runScheduler()).toBe(2);
    expect([await onRecord(draft.id), await onRecord(old.id)]).toEqual([[], []]);
    expect(await onRecord(recent.id)).toHaveLength(2);
    expect(await thanked()).toHaveLength(1);
  });

  test('a changed date creates new transitions', async () => {
    const { admin, gyg } = await make.scene([{}], { startsIn: 1, lasts: 2 });
    clock.pass(1);
    await runScheduler();
    const later = new Date(clock.now().getTime() + 24 * hour);
    const moved = { startDateTime: later, endDateTime: new Date(later.getTime() + hour) };
    await db.tx((t) => t.update(gygs).set(moved).where(eq(gygs.id, gyg.id)));
    expect(await runScheduler()).toBe(0);
    clock.pass(24);
    expect(await runScheduler()).toBe(1);
    expect(await onRecord(gyg.id)).toEqual([
      ['ONGOING', -24],
      ['ONGOING', 0],
    ]);
    expect(await notified('gyg_started')).toEqual([admin.id, admin.id]);
  });
});

describe('exactly once', () => {
  /** Adds gygs that all ended just now, each with a participant. */
  async function endedGygs(count: number) {
    const people = [];
    for (let n = 0; n < count; n += 1) {
      const { gyg } = await make.scene([{}], { startsIn: 1, lasts: 2 });
      const person = await make.user();
      await book(gyg, person.id);
      people.push(person.email);
    }
    clock.pass(3);
    return { people: people.sort() };
  }

  test('three simultaneous processes write and send everything once', async () => {
    const { people } = await endedGygs(12);
    const processes = [db, await shared.open(), await shared.open()];
    const passed = await Promise.all(processes.map((one) => shared.schedulerOn(one).runOnce()));
    expect(passed.reduce((sum, one) => sum + one)).toBe(24);
    expect(passed.filter((one) => one > 0)).toHaveLength(1);
    expect(await thanked()).toEqual(people);
    expect(shared.errors).toEqual([]);
  });

  test('without a working lock, the transition’s primary key lets one process through', async () => {
    const { people } = await endedGygs(8);
    const other = await shared.open();
    // Each considers the previous one dead: its clock is ten minutes ahead.
    const ahead = () => new Date(clock.now().getTime() + 10 * 60_000);
    const furtherAhead = () => new Date(clock.now().getTime() + 20 * 60_000);
    const passed = await Promise.all([
      shared.schedulerOn(db).runOnce(),
      shared.schedulerOn(other, { now: ahead }).runOnce(),
      shared.schedulerOn(await shared.open(), { now: furtherAhead }).runOnce(),
    ]);
    expect(passed.reduce((sum, one) => sum + one)).toBe(16);
    expect(await thanked()).toEqual(people);
    expect(shared.errors).toEqual([]);
  });

  test('a process that crashes midway leaves the rest to the next, and nothing half done', async () => {
    const { people } = await endedGygs(6);
    let dead = false;
    const dying: Database = {
      ...db,
      tx: (act) =>
        db.tx(async (t) => {
          const done = await act(t);
          // Crashes within the third gyg, after writing its notifications, before the commit; the lock stays taken.
          dead ||= (await t.$count(mailOutbox, eq(mailOutbox.template, 'gygThanks'))) > 2;
          if (dead) throw new Error('the process died');
          return done;
        }),
    };
    await expect(shared.schedulerOn(dying).runOnce()).rejects.toThrow('the process died');
    const first = await thanked();
    expect(first).toHaveLength(2);
    expect(await shared.schedulerOn(await shared.open()).runOnce()).toBe(0);
    clock.pass(0.1);
    await shared.schedulerOn(await shared.open()).runOnce();
    expect(await thanked()).toEqual(people);
    expect(await notified('gyg_thanks')).toHaveLength(6);
  });

  test('one gyg that fails delays no other, and is retried', async () => {
    const { people } = await endedGygs(3);
    let broken = true;
    const faulty: Database = {
      ...db,
      tx: (act) =>
        db.tx(async (t) => {
          const done = await act(t);
          const [mail] = await t
            .select()
            .from(mailOutbox)
            .where(eq(mailOutbox.to, people[0] ?? ''));
          if (broken && mail) throw new Error('this one fails');
          return done;
        }),
    };
    const failing = shared.schedulerOn(faulty);
    await failing.runOnce();
    expect(await thanked()).toEqual(people.slice(1));
    expect(shared.errors).toHaveLength(1);
    broken = false;
    expect(await failing.runOnce()).toBe(2);
    expect(await thanked()).toEqual(people);
  });

  test('after a downtime, more gygs than fit into two batches are all written', async () => {
    const host = await make.organization();
    await make.member(host.id, (await make.user()).id, 'ADMIN');
    const at = (hours: number) => new Date(clock.now().getTime() + hours * hour);
    await db.tx(async (t) => {
      for (let n = 0; n < 220; n += 1) {
        await t.insert(gygs).values({
          organizationId: host.id,
          title: `Gyg ${n}`,
          friendlyUrl: `gyg-${n}`,
          publishedAt: clock.now(),
          startDateTime: at(-5),
          endDateTime: at(n % 2 ? -1 : 5),
        });
      }
    });
    expect(await runScheduler()).toBe(330);
    expect(await runScheduler()).toBe(0);
    expect(await notified('gyg_ended')).toHaveLength(110);
    expect(await notified('gyg_started')).toHaveLength(110);
  });
});
