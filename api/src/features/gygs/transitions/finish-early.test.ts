import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { createScheduler } from '../../../workers/create-scheduler';

const api = await createTestApi();
afterAll(() => api.close());

test('finishing early sends the notifications of the end immediately, and the scheduler no more', async () => {
  const { admin, gyg } = await api.scene([{}], { startsIn: 1, lasts: 9 });
  const person = await api.user({ locale: 'se' });
  const booked = { userId: person.id, gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL' as const };
  await api.seed((seeder) => seeder.book({ ...booked, at: api.clock.now() }));
  api.clock.pass(2);
  expect((await api.as(admin)('finishGyg', { params: { gygId: gyg.id } })).status).toBe(200);
  api.clock.pass(8);
  await createScheduler({ db: api.db, publicUrl: 'http://platform.test', now: api.clock.now }).runOnce();

  const listOf = async (user: { id: string; subject: string }) =>
    (await api.as(user)('listNotifications', { params: { userId: user.id } })).data.notifications;
  expect((await listOf(person)).map(({ title }) => title)).toEqual([expect.stringMatching(/^Tack för /)]);
  expect((await listOf(admin)).map(({ type }) => type)).toEqual(['gyg_ended']);
  const mails = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, person.email));
  const link = `http://platform.test/stories/${gyg.id}/upload`;
  expect(mails).toMatchObject([{ template: 'gygThanks', locale: 'se', data: { name: person.fullName, link } }]);
});
