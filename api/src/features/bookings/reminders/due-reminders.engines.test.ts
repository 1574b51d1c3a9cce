import { mailOutbox, sentReminders } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour, type TestUser } from '../../../testing';
import { createScheduler } from '../../../workers/create-scheduler';
import { findDueReminders } from './send-reminders.service';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });

const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * hour);
const mailsTo = async (who: TestUser, template = 'gygReminder') =>
  (
    await db.read
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.to, who.email), eq(mailOutbox.template, template)))
  ).map(({ data }) => data);
const recordOf = async (gygId: string) =>
  (await db.read.select().from(sentReminders).where(eq(sentReminders.gygId, gygId))).map(
    ({ hoursBefore }) => hoursBefore,
  );

/** A gyg with a booker of each need, and its settings. */
async function booked(startsIn: number, needs: Parameters<typeof api.scene>[0] = [{}]) {
  const scene = await api.scene(needs, { startsIn, lasts: 2, beneficiaryPositions: 9 });
  const person = await api.user();
  const book = (needId: string, hours: number, quantity = 1) => {
    const kind = scene.gyg.needs.find(({ id }) => id === needId)?.kind ?? 'SKILL';
    const booking = { userId: person.id, gygId: scene.gyg.id, needId, contributionType: kind, quantity };
    return api.seed((seeder) => seeder.book({ ...booking, at: hoursAgo(hours) }));
  };
  const save = (hoursBefore: number[], enabled = true) =>
    api.as(scene.admin)('saveReminders', { params: { gygId: scene.gyg.id }, body: { enabled, hoursBefore } });
  return { ...scene, person, book, save };
}

test('the gygs with a due reminder are those that have not started, are published and switched on, and were not served', async () => {
  const due = await booked(40);
  const early = await booked(60);
  const draft = await api.scene([{}], { startsIn: 40, draft: true });
  const started = await booked(-1);
  const off = await booked(40);
  await off.save([48], false);
  const later = await booked(40);
  await later.save([24]);
  const chosen = await booked(60);
  await chosen.save([70, 50]);
  const dueNow = () => findDueReminders(db.read, clock.now(), 100);
  const none = [early, draft, started, off, later].map(({ gyg }) => gyg.id);
  const first = await dueNow();
  expect(first).toContain(due.gyg.id);
  expect(none.filter((id) => first.includes(id))).toEqual([]);
  clock.pass(11);
  expect(await dueNow()).toContain(chosen.gyg.id);
  await scheduler.runOnce();
  expect(await dueNow()).toEqual([]);
});

describe('people', () => {
  test('who booked one need long ago and another just now are reminded of both', async () => {
    const { gyg, person, book } = await booked(40, [{}, { kind: 'COMMODITY', title: 'Gloves' }]);
    await book(gyg.needId, 24);
    await book(gyg.needs[1]?.id ?? '', 0.5, 3);
    await scheduler.runOnce();
    const [mail] = await mailsTo(person);
    expect(mail).toMatchObject({ contribution: 'Shore picker, Gloves × 3' });
    expect(mail).not.toHaveProperty('informationLink');
  });

  test('who cancelled their place or got it just now are not reminded of it', async () => {
    const { gyg } = await booked(40);
    const [gone, fresh] = [await api.user(), await api.user()];
    await api.seed(async (seeder) => {
      const { id } = await seeder.addRecipient({ gygId: gyg.id, userId: gone.id, at: hoursAgo(24) });
      await seeder.cancelRecipient(id, { byUserId: gone.id, reason: 'Ill', at: clock.now() });
      await seeder.addRecipient({ gygId: gyg.id, userId: fresh.id, at: hoursAgo(0.5) });
    });
    await scheduler.runOnce();
    expect([await mailsTo(gone, 'placeReminder'), await mailsTo(fresh, 'placeReminder')]).toEqual([[], []]);
  });
});

describe('a host who changes the reminders', () => {
  test('and switches them on again sends none that has passed', async () => {
    const { gyg, person, book, save } = await booked(20);
    await book(gyg.needId, 24);
    await save([48, 24], false);
    expect(await recordOf(gyg.id)).toEqual([]);
    await save([48, 3]);
    await scheduler.runOnce();
    expect(await mailsTo(person)).toEqual([]);
  });

  test('keeps one that is due and was not sent yet', async () => {
    const { gyg, person, book, save } = await booked(40);
    await book(gyg.needId, 24);
    await save([48, 1]);
    await scheduler.runOnce();
    expect(await mailsTo(person)).toHaveLength(1);
  });
});
