import { mailOutbox, notifications } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const text = { title: 'Meet at the pier', body: 'Bring boots.\nAnd a warm sweater.' };

async function scene(over: object = {}) {
  const gygScene = await api.scene([{ title: 'Cook' }, { title: 'Diver', needsApproval: true }], {
    beneficiaryPositions: 5,
    ...over,
  });
  const [cook = '', diver = ''] = gygScene.gyg.needs.map((need) => need.id);
  const params = { gygId: gygScene.gyg.id };
  const book = async (user: TestUser, gygPositionId: string) => {
    const body = { userId: user.id, userOrganization: null, contributionType: 'SKILL', quantity: 1, gygPositionId };
    return (await api.as(user)('createBooking', { params, body })).data.id;
  };
  const place = async (user: TestUser) =>
    (await api.as(user)('createBeneficiary', { params, body: { userId: user.id } })).data.id;
  const send = (audience: string, bookingIds: string[] = [], who = gygScene.admin) =>
    api.as(who)('sendGygMessage', { params, body: { audience, bookingIds, ...text } });
  const list = async (who = gygScene.admin) => (await api.as(who)('listGygMessages', { params })).data;
  return { ...gygScene, params, cook, diver, book, place, send, list };
}

const messagesOf = async ({ id }: TestUser) =>
  api.db.read
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.type, 'message')));
const mailsTo = async ({ email }: TestUser) =>
  api.db.read
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.to, email), eq(mailOutbox.template, 'gygMessage')));
const reached = async (...people: TestUser[]) =>
  Promise.all(people.map(async (user) => [(await messagesOf(user)).length, (await mailsTo(user)).length]));

describe('a message of hosts', () => {
  test('is a notification and a mail in the reader’s language, and stays in the list of hosts', async () => {
    const { host, admin, gyg, cook, book, send, list } = await scene();
    const swede = await api.user({ locale: 'se' });
    await book(swede, cook);
    const { status, data } = await send('BOOKED');
    expect(status).toBe(201);
    const sent = { gygId: gyg.id, audience: 'BOOKED', ...text, recipients: 1, senderName: admin.fullName };
    expect(data).toMatchObject({ ...sent, created: api.clock.now().toISOString() });
    expect((await list()).messages).toEqual([data]);
    const mine = await api.as(swede)('listNotifications', { params: { userId: swede.id } });
    expect(mine.data.notifications.find((notification) => notification.type === 'message')).toMatchObject({
      title: `${host.name}: ${text.title}`,
      body: text.body,
      gygId: gyg.id,
    });
    expect(await mailsTo(swede)).toMatchObject([
      { locale: 'se', data: { name: swede.fullName, inviter: admin.fullName, title: text.title, message: text.body } },
    ]);
  });

  test('can be answered by e-mail only if its sender agrees', async () => {
    const { admin, gyg, cook, book } = await scene();
    const reader = await api.user();
    await book(reader, cook);
    const send = (over: object) =>
      api.as(admin)('sendGygMessage', { params: { gygId: gyg.id }, body: { audience: 'BOOKED', ...text, ...over } });
    await send({});
    await send({ replyToMe: false });
    await send({ replyToMe: true });
    const answers = (await mailsTo(reader)).map(({ data }) => data.replyTo);
    expect(answers.filter((replyTo) => replyTo !== undefined)).toEqual([admin.email]);
    expect(answers).toHaveLength(3);
  });

  test('goes to each audience, to each person once', async () => {
    const { gyg, params, admin, cook, diver, book, place, send } = await scene();
    const [both, waiting, gone, recipient] = [await api.user(), await api.user(), await api.user(), await api.user()];
    await book(both, cook);
    const second = await book(both, diver);
    await api.as(admin)('acceptBooking', { params: { ...params, bookingId: second } });
    await book(waiting, diver);
    const cancelled = await book(gone, cook);
    const cancel = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(gone)('cancelBooking', { params: { ...params, bookingId: cancelled }, body: cancel });
    const placeId = await place(recipient);
    const people = [both, waiting, gone, recipient];
    const [nothing, one, two] = [0, 1, 2].map((times) => [times, times]);
    expect((await send('BOOKED')).data.recipients).toBe(1);
    expect(await reached(...people)).toEqual([one, nothing, nothing, nothing]);
    expect((await send('WAITING')).data.recipients).toBe(1);
    expect(await reached(...people)).toEqual([one, one, nothing, nothing]);
    expect((await send('RECIPIENTS')).data.recipients).toBe(1);
    expect(await reached(...people)).toEqual([one, one, nothing, one]);

    const elsewhere = await scene();
    const outsider = await api.user();
    const foreign = await elsewhere.book(outsider, elsewhere.cook);
    const chosen = await send('CHOSEN', [second, placeId, cancelled, foreign, 'nowhere']);
    expect(chosen.data.recipients).toBe(2);
    expect(await reached(...people, outsider)).toEqual([two, one, nothing, two, nothing]);

    expect((await send('ATTENDED')).problem.code).toBe('invites.nobody');
    const before = api.clock.now();
    api.clock.pass(24 * 8);
    const record = { bookingId: second, contributionType: 'SKILL', attendance: 'ATTENDED' };
    await api.as(admin)('recordAttendances', { params: { gygId: gyg.id }, body: [record] });
    expect((await send('ATTENDED')).data.recipients).toBe(1);
    api.clock.set(before);
  });

  test('to no one is refused, and so is a message by others', async () => {
    const { cook, book, send, list, admin } = await scene();
    for (const [audience, ids] of [
      ['BOOKED', []],
      ['CHOSEN', []],
      ['CHOSEN', ['nowhere']],
    ] as const) {
      expect((await send(audience, [...ids])).problem.code).toBe('invites.nobody');
    }
    const user = await api.user();
    await book(user, cook);
    expect((await send('BOOKED', [], user)).status).toBe(403);
    expect((await list(admin)).total).toBe(0);
    expect(await reached(user)).toEqual([[0, 0]]);
  });

  test('leaves out people who erased their account, and keeps no name or text of an erased sender', async () => {
    const { host, cook, book, send, list, admin, params } = await scene();
    const [stays, leaves, sender] = [await api.user(), await api.user(), await api.user()];
    await api.member(host.id, sender.id, 'ADMIN');
    await book(stays, cook);
    const bookingId = await book(leaves, cook);
    const before = api.clock.now();
    api.clock.pass(24 * 8);
    const record = { bookingId, contributionType: 'SKILL', attendance: 'ATTENDED' };
    await api.as(admin)('recordAttendances', { params, body: [record] });
    expect((await api.as(leaves)('eraseUser', { params: { userId: leaves.id } })).status).toBe(204);
    expect((await send('BOOKED', [], sender)).data).toMatchObject({ recipients: 1, senderName: sender.fullName });
    expect((await send('ATTENDED')).problem.code).toBe('invites.nobody');
    expect((await api.as(sender)('eraseUser', { params: { userId: sender.id } })).status).toBe(204);
    expect((await list()).messages).toMatchObject([{ senderName: '', title: '', body: '', recipients: 1 }]);
    api.clock.set(before);
  });
});
