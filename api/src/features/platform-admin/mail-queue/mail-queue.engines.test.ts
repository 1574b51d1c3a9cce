import { auditEntries, mailOutbox } from '@gyg/database/schema';
import { deleteMailsTo } from '@gyg/mail';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const superUser = await api.user();
const call = api.as(superUser, { groups: ['superusers'] });
const { db, clock } = api;

type NewMail = Partial<typeof mailOutbox.$inferInsert>;
const data = { name: 'Kim', link: 'http://platform.test/', organization: 'Kustlaget', accepted: true };
const add = async (mail: NewMail = {}) => {
  const plain = { to: 'kim@studorg.example', template: 'membershipAnswered', locale: 'en', data } as const;
  const times = { createdAt: clock.now(), nextAt: clock.now() };
  const [row] = await db.tx((t) =>
    t
      .insert(mailOutbox)
      .values({ ...plain, ...times, ...mail })
      .returning({ id: mailOutbox.id }),
  );
  return row?.id ?? '';
};
const later = () => new Date(clock.now().getTime() + 60_000);
const givenUp = (more: NewMail = {}) =>
  add({ attempts: 9, failedAt: clock.now(), lastError: '550 5.1.1 User unknown', ...more });
const retrying = () => add({ attempts: 3, nextAt: later(), lastError: '451 4.7.1 Greylisted, please try again' });
const list = async (state?: string) => (await call('listQueuedMails', { query: state ? { state } : {} })).data;
const idsOf = (queue: { mails: { id: string }[] }) => queue.mails.map(({ id }) => id).sort();

beforeEach(() => db.tx(async (t) => void (await t.delete(mailOutbox))));

describe('the mail queue', () => {
  test('shows failed and waiting mails, with shortened addresses and the last answer', async () => {
    const failed = [await givenUp(), await retrying()];
    const waiting = [await add(), await add({ attempts: 1, nextAt: later() })];
    const sent = await add({ sentAt: clock.now() });
    const queue = await list();
    expect(idsOf(queue)).toEqual(failed.sort());
    expect(queue).toMatchObject({ total: 2, counts: { failed: 2, waiting: 2 }, givenUp: 1 });
    expect(queue.mails.find(({ attempts }) => attempts === 3)).toMatchObject({
      recipient: 'k•••@studorg.example',
      template: 'membershipAnswered',
      lastError: '451 4.7.1 Greylisted, please try again',
      nextAt: later().toISOString(),
      failedAt: null,
      retryable: true,
    });
    expect(queue.mails.find(({ attempts }) => attempts === 9)).toMatchObject({ nextAt: null, retryable: true });
    expect(idsOf(await list('waiting'))).toEqual(waiting.sort());
    expect(idsOf(await list('sent'))).toEqual([sent]);
    expect(JSON.stringify([queue, await list('waiting')])).not.toContain('kim@');
  });

  test('says how many were sent in a day, and how fast', async () => {
    for (const [name, count] of [
      ['mail.sent', 3],
      ['mail.within.2', 2],
      ['mail.within.60', 1],
    ] as const) {
      api.counts.add(name, count);
    }
    await api.counts.flush();
    expect(await list()).toMatchObject({ sentLastDay: 3, medianSeconds: 2 });
  });
});

describe('retrying', () => {
  test('makes a mail due now, keeps its attempts, and is recorded', async () => {
    const id = await givenUp();
    clock.pass(1);
    const answer = await call('retryMail', { params: { mailId: id }, body: {} });
    expect(answer.data).toMatchObject({ id, attempts: 9, nextAt: clock.now().toISOString(), failedAt: null });
    const [entry] = await db.read.select().from(auditEntries);
    expect(entry).toMatchObject({
      action: 'mail.retried',
      target: id,
      actor: superUser.id,
      details: { template: 'membershipAnswered' },
    });
  });

  test.each([
    ['was sent', () => add({ sentAt: clock.now() }), [409, 'mail.already_sent']],
    ['was emptied', () => givenUp({ template: 'verificationCode', data: {} }), [409, 'mail.emptied']],
    ['does not exist', async () => 'no-such-mail', [404, 'mail.missing']],
  ])('is refused for a mail that %s', async (_when, make, refusal) => {
    const answer = await call('retryMail', { params: { mailId: await make() }, body: {} });
    expect([answer.status, answer.problem.code]).toEqual(refusal);
  });

  test('all given-up mails at once leaves out those that expired or are not given up', async () => {
    const abandoned = [await givenUp(), await givenUp()];
    await givenUp({ template: 'verificationCode', data: {} });
    await retrying();
    expect((await call('retryFailedMails', { body: {} })).data).toEqual({ retried: 2 });
    const queue = await list();
    expect(queue.givenUp).toBe(0);
    expect(queue.mails.filter(({ id, nextAt }) => abandoned.includes(id) && nextAt !== null)).toHaveLength(2);
    expect((await call('retryFailedMails', { body: {} })).data).toEqual({ retried: 0 });
  });
});

test('mails that were given up are deleted when their recipient is erased', async () => {
  await givenUp();
  await db.tx((t) => deleteMailsTo(t, 'kim@studorg.example'));
  expect((await list()).total).toBe(0);
});
