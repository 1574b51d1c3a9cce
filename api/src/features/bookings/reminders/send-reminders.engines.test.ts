import { beneficiaries, bookings, gygs, mailOutbox, notifications, sentReminders } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour } from '../../../testing';
import { createScheduler } from '../../../workers/create-scheduler';
import { sendDueReminders } from './send-reminders.service';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });

type Person = Awaited<ReturnType<typeof api.user>>;

const remindersTo = (person: Person) =>
  db.read
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, person.id), eq(notifications.actionKind, 'reminder')));
const mailsTo = async (person: Person) =>
  (await db.read.select().from(mailOutbox).where(eq(mailOutbox.to, person.email))).filter(({ template }) =>
    template.endsWith('Reminder'),
  );
const recordOf = async (gygId: string) =>
  (await db.read.select().from(sentReminders).where(eq(sentReminders.gygId, gygId)))
    .map(({ hoursBefore, recipients }) => [hoursBefore, recipients])
    .sort(([a = 0], [b = 0]) => b - a);
const book = (gyg: { id: string }, needId: string | undefined, person: Person, hoursAgo = 24) =>
  api.seed((seeder) =>
    seeder.book({
      userId: person.id,
      gygId: gyg.id,
      needId: needId ?? '',
      contributionType: 'SKILL',
      at: new Date(clock.now().getTime() - hoursAgo * hour),
    }),
  );
const addPlace = (gyg: { id: string }, person: Person) =>
  api.seed((seeder) =>
    seeder.addRecipient({ gygId: gyg.id, userId: person.id, at: new Date(clock.now().getTime() - 24 * hour) }),
  );

/** Runs the scheduler some hours later, or before with a negative number. */
async function pass(hours: number) {
  clock.pass(hours);
  await scheduler.runOnce();
}

describe('reminders', () => {
  test('are sent 48 and 3 hours before the start, once each, by mail and notification', async () => {
    const { gyg } = await api.scene([{}], { startsIn: 49 });
    const person = await api.user({ locale: 'se' });
    await book(gyg, gyg.needId, person);
    await scheduler.runOnce();
    expect(await remindersTo(person)).toEqual([]);
    await pass(1);
    await scheduler.runOnce();
    expect(await remindersTo(person)).toMatchObject([
      { type: 'gyg_reminder', gygId: gyg.id, title: expect.stringContaining('Kommer du till Gyg'), viewed: false },
    ]);
    expect(await recordOf(gyg.id)).toEqual([[48, 1]]);
    await pass(45);
    expect(await remindersTo(person)).toHaveLength(2);
    expect(await recordOf(gyg.id)).toEqual([
      [48, 1],
      [3, 1],
    ]);
    await pass(3);
    expect(await mailsTo(person)).toMatchObject([
      { template: 'gygReminder', locale: 'se', data: { contribution: 'Shore picker', name: person.fullName } },
      { template: 'gygReminder' },
    ]);
  });

  test('name all needs of a person in one message, and link to answers and information', async () => {
    const { gyg, admin } = await api.scene([{}, { title: 'Cook' }], { startsIn: 40 });
    const person = await api.user();
    for (const [index, need] of gyg.needs.entries()) await book(gyg, need.id, person, 30 - index);
    await api.as(admin)('saveGygPage', {
      params: { gygId: gyg.id },
      body: { 'page.participantInfo': '<p>Bring boots</p>' },
    });
    await scheduler.runOnce();
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    const { contribution, link, cancelLink, informationLink } = mail?.data ?? {};
    expect(contribution).toBe('Shore picker, Cook');
    expect(informationLink).toBe(`http://platform.test/gygs/${gyg.id}`);
    expect(link).toMatch(/^http:\/\/platform\.test\/bookings\/confirmations\/[\w~-]+\.[\w-]+\?answer=COMING$/);
    expect(cancelLink).toBe(String(link).replace('COMING', 'CANCEL'));
    expect((await remindersTo(person)).map(({ body }) => body)).toEqual([
      expect.stringContaining('Shore picker, Cook.'),
    ]);
  });

  test('go to recipients in words of their own', async () => {
    const { gyg } = await api.scene([{}], { startsIn: 40, beneficiaryPositions: 2 });
    const recipient = await api.user();
    await addPlace(gyg, recipient);
    await scheduler.runOnce();
    expect(await mailsTo(recipient)).toMatchObject([{ template: 'placeReminder' }]);
    expect(await remindersTo(recipient)).toMatchObject([
      { type: 'place_reminder', body: expect.stringContaining('has a place for you.') },
    ]);
  });

  test('skip pending and cancelled bookings, and those younger than one hour', async () => {
    const { gyg } = await api.scene([{ offeredPositions: 9 }, { needsApproval: true }], { startsIn: 40 });
    const [waiting, gone, fresh, settled] = [await api.user(), await api.user(), await api.user(), await api.user()];
    await book(gyg, gyg.needs[1]?.id, waiting);
    const { id } = await book(gyg, gyg.needId, gone);
    await api.seed((seeder) =>
      seeder.cancelBooking({ bookingId: id, byUserId: gone.id, reason: 'Ill', at: clock.now() }),
    );
    await book(gyg, gyg.needId, fresh, 0.99);
    await book(gyg, gyg.needId, settled, 1);
    await scheduler.runOnce();
    const counts = [];
    for (const person of [waiting, gone, fresh, settled]) counts.push((await remindersTo(person)).length);
    expect(counts).toEqual([0, 0, 0, 1]);
    expect(await recordOf(gyg.id)).toEqual([[48, 1]]);
  });

  test('that are due at once are one: the nearest to the start is sent, the others have passed', async () => {
    const { gyg } = await api.scene([{}], { startsIn: 2 });
    const person = await api.user();
    await book(gyg, gyg.needId, person);
    await scheduler.runOnce();
    expect(await remindersTo(person)).toHaveLength(1);
    expect(await recordOf(gyg.id)).toEqual([
      [48, 0],
      [3, 1],
    ]);
  });

  test('are not sent for drafts, nor once the gyg has started', async () => {
    const { gyg: draft } = await api.scene([{}], { startsIn: 40, draft: true });
    const { gyg: started } = await api.scene([{}], { startsIn: -1 });
    await book(started, started.needId, await api.user());
    await scheduler.runOnce();
    expect([await recordOf(draft.id), await recordOf(started.id)]).toEqual([[], []]);
  });

  test('of a weekly gyg are sent before its first occasion only', async () => {
    const weekly = { repeats: 'WEEKLY', occasionMinutes: 60 } as const;
    const { gyg } = await api.scene([{}], { startsIn: 48, lasts: 24 * 21, ...weekly });
    const person = await api.user();
    await book(gyg, gyg.needId, person);
    for (const hours of [0, 45, 24 * 7, 24 * 7]) await pass(hours);
    expect(await remindersTo(person)).toHaveLength(2);
  });

  test.each([
    ['earlier', -10],
    ['later', 100],
  ])('are sent again before a start that was moved %s, and old answers are forgotten', async (_how, by) => {
    const { gyg, admin } = await api.scene([{}], { startsIn: 40, lasts: 2, beneficiaryPositions: 1 });
    const [person, recipient] = [await api.user(), await api.user()];
    await book(gyg, gyg.needId, person);
    await addPlace(gyg, recipient);
    await scheduler.runOnce();
    const [first] = await remindersTo(person);
    for (const who of [person, recipient]) {
      const [asked] = await remindersTo(who);
      const params = { notificationId: asked?.id ?? '' };
      expect((await api.as(who)('respondToNotification', { params, body: { action: 'accept' } })).status).toBe(204);
    }
    const confirmed = async () =>
      [
        ...(await db.read.select({ at: bookings.confirmedAt }).from(bookings).where(eq(bookings.gygId, gyg.id))),
        ...(await db.read
          .select({ at: beneficiaries.confirmedAt })
          .from(beneficiaries)
          .where(eq(beneficiaries.gygId, gyg.id))),
      ].map(({ at }) => at);
    expect(await confirmed()).toEqual([clock.now(), clock.now()]);
    const start = new Date(clock.now().getTime() + (40 + by) * hour);
    const moved = {
      startDateTime: start.toISOString(),
      endDateTime: new Date(start.getTime() + 2 * hour).toISOString(),
    };
    expect((await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body: moved })).status).toBe(200);
    expect(await confirmed()).toEqual([null, null]);
    await pass(by > 0 ? by - 8 : 0);
    expect(await remindersTo(person)).toHaveLength(2);
    const again = { params: { notificationId: first?.id ?? '' }, body: { action: 'accept' } } as const;
    expect((await api.as(person)('respondToNotification', again)).problem.code).toBe('notifications.already_responded');
  });

  test('that were not answered are withdrawn when the start moves, the booking ends or the gyg starts', async () => {
    const { gyg, admin } = await api.scene([{ offeredPositions: 9 }], { startsIn: 40, lasts: 2 });
    const [leaves, stays] = [await api.user(), await api.user()];
    const { id } = await book(gyg, gyg.needId, leaves);
    await book(gyg, gyg.needId, stays);
    await scheduler.runOnce();
    const open = async (person: Person) => (await remindersTo(person)).filter(({ archived }) => !archived).length;
    expect([await open(leaves), await open(stays)]).toEqual([1, 1]);
    await api.as(leaves)('cancelBooking', {
      params: { gygId: gyg.id, bookingId: id },
      body: { contributionType: 'SKILL', reason: 'Ill' },
    });
    expect([await open(leaves), await open(stays)]).toEqual([0, 1]);
    const start = new Date(clock.now().getTime() + 30 * hour);
    const moved = { startDateTime: start.toISOString(), endDateTime: new Date(start.getTime() + hour).toISOString() };
    await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body: moved });
    expect(await open(stays)).toBe(0);
    const [old] = await remindersTo(stays);
    const late = { params: { notificationId: old?.id ?? '' }, body: { action: 'accept' } } as const;
    expect((await api.as(stays)('respondToNotification', late)).problem.code).toBe('notifications.already_responded');
    await scheduler.runOnce();
    expect(await open(stays)).toBe(1);
    await pass(30);
    expect(await open(stays)).toBe(0);
  });
});

describe('the reminders of a gyg', () => {
  const settings = (gyg: { id: string }, admin: Person) => ({
    read: async () => (await api.as(admin)('getReminders', { params: { gygId: gyg.id } })).data,
    save: (hoursBefore: number[], enabled = true) =>
      api.as(admin)('saveReminders', { params: { gygId: gyg.id }, body: { enabled, hoursBefore } }),
  });

  test('are 48 and 3 hours before, unless its hosts have chosen up to three other hours', async () => {
    const { gyg, admin } = await api.scene([{}], { startsIn: 500 });
    const { read, save } = settings(gyg, admin);
    expect(await read()).toEqual({ enabled: true, hoursBefore: [48, 3] });
    expect((await save([1, 336, 24])).data).toEqual({ enabled: true, hoursBefore: [336, 24, 1] });
    expect(await read()).toEqual({ enabled: true, hoursBefore: [336, 24, 1] });
    for (const wrong of [[], [0], [337], [1.5], [5, 5], [1, 2, 3, 4]]) {
      expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    const person = await api.user();
    await book(gyg, gyg.needId, person);
    await pass(164);
    expect(await recordOf(gyg.id)).toEqual([[336, 1]]);
    await pass(312);
    expect(await recordOf(gyg.id)).toEqual([
      [336, 1],
      [24, 1],
    ]);
  });

  test('give the page of the gyg the next one ahead, null without one', async () => {
    const { gyg, admin } = await api.scene([{}], { startsIn: 100 });
    const { save } = settings(gyg, admin);
    const person = await api.user();
    await book(gyg, gyg.needId, person);
    const hoursAhead = async () => {
      const { nextReminderAt } = (await api.as(person)('getGygViewer', { params: { gygId: gyg.id } })).data;
      const [row] = await api.db.read.select().from(gygs).where(eq(gygs.id, gyg.id));
      return nextReminderAt && ((row?.startDateTime?.getTime() ?? 0) - Date.parse(nextReminderAt)) / 3_600_000;
    };
    expect(await hoursAhead()).toBe(48);
    await save([120, 24]);
    expect(await hoursAhead()).toBe(24);
    await save([24], false);
    expect(await hoursAhead()).toBeNull();
  });

  test('can be switched off', async () => {
    const { gyg, admin } = await api.scene([{}], { startsIn: 40 });
    const person = await api.user();
    await book(gyg, gyg.needId, person);
    await settings(gyg, admin).save([48], false);
    await pass(38);
    expect(await remindersTo(person)).toEqual([]);
    // A process may have listed the gyg before it was switched off.
    const unit = { now: clock.now(), publicUrl: 'http://platform.test', mail: true, notify: true };
    expect(await db.tx((tx) => sendDueReminders({ tx, ...unit }, gyg.id))).toBe(0);
  });

  test('that are moved to a time that has passed send nothing at once', async () => {
    const { gyg, admin } = await api.scene([{}], { startsIn: 20 });
    const person = await api.user();
    await book(gyg, gyg.needId, person);
    await scheduler.runOnce();
    expect(await remindersTo(person)).toHaveLength(1);
    await settings(gyg, admin).save([24, 2]);
    await scheduler.runOnce();
    expect(await remindersTo(person)).toHaveLength(1);
    await pass(18);
    expect(await remindersTo(person)).toHaveLength(2);
  });
});
