import { type WebhookEvent, webhookEvents, webhookPayloads } from '@gyg/contract';
import { webhookDeliveries } from '@gyg/database/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';
import { createStatementCounter } from '../../testing/count-statements';
import { createScheduler } from '../../workers/create-scheduler';

const counter = createStatementCounter();
const api = await createTestApi({ wrapDatabase: counter.wrapDatabase });
afterAll(() => api.close());

async function listen(organizationId: string, admin: TestUser, events: readonly WebhookEvent[] = webhookEvents) {
  const body = { url: 'https://hooks.renkust.example/gyg', events };
  const { data } = await api.as(admin)('createWebhook', { params: { organizationId }, body });
  let last = '';
  /** The calls since the last question. */
  return async () => {
    const rows = await api.db.read
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, data.id), gt(webhookDeliveries.id, last)))
      .orderBy(asc(webhookDeliveries.id));
    last = rows.at(-1)?.id ?? last;
    return rows.map(({ event, gygId, payload }) => {
      const body = webhookPayloads[event].parse(JSON.parse(payload));
      expect([body.type, body.organizationId, 'gygId' in body ? body.gygId : null]).toEqual([
        event,
        organizationId,
        gygId,
      ]);
      return body;
    });
  };
}

async function scene(needs: Parameters<typeof api.scene>[0] = [{ offeredPositions: 5 }], over: object = {}) {
  const created = await api.scene(needs, over);
  return { ...created, heard: await listen(created.host.id, created.admin), params: { gygId: created.gyg.id } };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const book = async ({ gyg }: Scene, user: TestUser, quantity = 1) => {
  const of = { userId: user.id, gygPositionId: gyg.needId, contributionType: 'SKILL', userOrganization: null };
  return api.as(user)('createBooking', {
    params: { gygId: gyg.id },
    body: { ...of, quantity, bookingComment: 'Zqcomment' },
  });
};

describe('a booking', () => {
  test('is told when it is made, changed and cancelled, with ids and numbers only', async () => {
    const one = await scene([{ kind: 'COMMODITY', offeredPositions: 9 }]);
    const user = await api.user({ fullName: 'Zqname' });
    const item = { contributionType: 'COMMODITY', gygPositionId: one.gyg.needId, userId: user.id };
    const call = api.as(user);
    const { data } = await call('createBooking', {
      params: one.params,
      body: { ...item, quantity: 3, userOrganization: null, bookingComment: 'Zqcomment' },
    });
    const params = { ...one.params, bookingId: data.id };
    await call('updateBooking', { params, body: { ...item, quantity: 4 } });
    const cancel = { contributionType: 'COMMODITY', reason: 'Zqreason' };
    await call('cancelBooking', { params, body: cancel });
    await call('cancelBooking', { params, body: cancel });
    const about = { gygId: one.gyg.id, needId: one.gyg.needId, bookingId: data.id };
    const heard = await one.heard();
    expect(heard).toMatchObject([
      { type: 'booking.created', ...about, quantity: 3, pending: false },
      { type: 'booking.updated', ...about, quantity: 4 },
      { type: 'booking.cancelled', ...about, quantity: 4 },
    ]);
    for (const secret of ['Zq', user.id, user.email]) expect(JSON.stringify(heard)).not.toContain(secret);
  });

  test('that hosts approve is told as pending, then as confirmed or declined', async () => {
    const one = await scene([{ needsApproval: true, offeredPositions: 5 }]);
    const [first, second] = [await book(one, await api.user()), await book(one, await api.user())];
    const answer = (name: 'acceptBooking' | 'declineBooking', bookingId: string) =>
      api.as(one.admin)(name, { params: { ...one.params, bookingId }, body: {} });
    await answer('acceptBooking', first.data.id);
    await answer('declineBooking', second.data.id);
    expect((await one.heard()).map((body) => [body.type, 'pending' in body ? body.pending : null])).toEqual([
      ['booking.created', true],
      ['booking.created', true],
      ['booking.confirmed', null],
      ['booking.declined', null],
    ]);
  });

  test('that was refused or rolled back is not told', async () => {
    const one = await scene([{ offeredPositions: 1 }]);
    const users = await Promise.all([api.user(), api.user(), api.user()]);
    const answers = await Promise.all(users.map((user) => book(one, user)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await one.heard()).map(({ type }) => type)).toEqual(['booking.created']);
  });

  test('of a person who erases their account is told as cancelled', async () => {
    const one = await scene([{}], { beneficiaryPositions: 2 });
    const user = await api.user();
    await book(one, user);
    await api.as(user)('createBeneficiary', { params: one.params, body: { userId: user.id } });
    await one.heard();
    await api.as(user)('eraseUser', { params: { userId: user.id } });
    expect((await one.heard()).map(({ type }) => type).sort()).toEqual(['booking.cancelled', 'recipient.cancelled']);
  });
});

test('places for recipients are told as numbers, never with who has one', async () => {
  const one = await scene([{}], { beneficiaryPositions: 3 });
  const [user, other] = [await api.user({ fullName: 'Zqname' }), await api.user()];
  const { data } = await api.as(user)('createBeneficiary', {
    params: one.params,
    body: { userId: user.id, bookingComment: 'Zqnote' },
  });
  await api.as(other)('createBeneficiary', { params: one.params, body: { userId: other.id } });
  const params = { ...one.params, recipientId: data.id, beneficiaryId: data.id };
  await api.as(user)('cancelBeneficiary', { params, body: { reason: 'Zqreason' } });
  const heard = await one.heard();
  expect(heard).toMatchObject([
    { type: 'recipient.created', gygId: one.gyg.id, taken: 1, places: 3 },
    { type: 'recipient.created', taken: 2, places: 3 },
    { type: 'recipient.cancelled', taken: 1, places: 3 },
  ]);
  for (const secret of ['Zq', user.id, data.id]) expect(JSON.stringify(heard)).not.toContain(secret);
});

describe('a gyg', () => {
  test('is told when it is published, changed and unpublished with its bookings; not while it is a draft', async () => {
    const one = await scene([{}], { draft: true });
    const call = api.as(one.admin);
    await call('updateGyg', { params: one.params, body: { title: 'New' } });
    expect(await one.heard()).toEqual([]);
    await call('publishGyg', { params: one.params, body: {} });
    const { data } = await book(one, await api.user());
    await call('updateGyg', { params: one.params, body: { title: 'Newer' } });
    await call('unpublishGyg', { params: one.params, body: { reason: 'Storm' } });
    expect(await one.heard()).toMatchObject([
      { type: 'gyg.published', state: 'PUBLISHED' },
      { type: 'booking.created' },
      { type: 'gyg.updated', state: 'PUBLISHED' },
      { type: 'booking.cancelled', bookingId: data.id, quantity: 1 },
      { type: 'gyg.unpublished', state: 'CREATED' },
    ]);
  });

  test('that is changed in its page, needs or translation is told once while the call waits', async () => {
    const one = await scene([{}]);
    const call = api.as(one.admin);
    const need = { title: 'Carry', durationMinutes: 60, offeredPositions: 2 };
    const translated = { ...one.params, language: 'en' };
    const changes = [
      () => call('saveGygPage', { params: one.params, body: { 'page.preface': 'Hello' } }),
      () => call('createPosition', { params: one.params, body: need }),
      () => call('orderNeeds', { params: one.params, body: { ids: [one.gyg.needId] } }),
      () => call('saveGygTranslation', { params: translated, body: { title: 'Walk' } }),
      () => call('deleteGygTranslation', { params: translated }),
    ];
    for (const change of changes) {
      expect((await change()).status).toBeLessThan(300);
      expect((await one.heard()).map(({ type }) => type)).toEqual(['gyg.updated']);
      // As if the worker had begun to send it: the next change is told again.
      await api.db.tx((tx) => tx.update(webhookDeliveries).set({ attempts: 1 }));
    }
    await call('updateGyg', { params: one.params, body: { title: 'One' } });
    await call('updateGyg', { params: one.params, body: { title: 'Two' } });
    await call('saveGygPage', { params: one.params, body: { 'page.preface': 'Three' } });
    expect(await one.heard()).toHaveLength(1);
    await call('saveGygPage', { params: one.params, body: { 'page.preface': 'Three' } });
    expect(await one.heard()).toEqual([]);
  });

  test('is told once when it ends, by the clock or by a host', async () => {
    const [ended, stopped] = [await scene([], { startsIn: 1, lasts: 2 }), await scene([], { startsIn: 1, lasts: 2 })];
    const scheduler = createScheduler({ db: api.db, publicUrl: 'http://platform.test', now: api.clock.now });
    api.clock.pass(1.5);
    await api.as(stopped.admin)('finishGyg', { params: stopped.params, body: {} });
    expect(await stopped.heard()).toMatchObject([{ type: 'gyg.finished', state: 'FINISHED' }]);
    api.clock.pass(2);
    await scheduler.runOnce();
    await scheduler.runOnce();
    expect(await ended.heard()).toMatchObject([{ type: 'gyg.finished', state: 'FINISHED', gygId: ended.gyg.id }]);
    expect(await stopped.heard()).toEqual([]);
  });
});

test('stories, proposals and requests to join are told', async () => {
  const one = await scene([{}], { startsIn: 1, lasts: 1 });
  const call = api.as(one.admin);
  const [author, proposer, joiner] = [await api.user(), await api.user(), await api.user()];
  await book(one, author);
  api.clock.pass(3);
  await one.heard();
  const story = { caption: 'Zqcaption', altText: '' };
  const { data } = await api.as(author)('createStory', { params: one.params, body: story });
  const storyId = data.story.id;
  await call('approveStory', { params: { storyId, ...one.params }, body: {} });
  const organizationId = one.host.id;
  const page = { proposalFeatureEnabled: 'true', proposalWhoCanSubmit: 'ANYONE' };
  await call('saveOrganizationPage', { params: { organizationId }, body: page });
  const proposed = await api.as(proposer)('createProposal', { body: { organizationId, title: 'Zq', summary: 'Zq' } });
  const joining = {
    params: { userId: joiner.id, organizationId },
    body: { role: 'member', invitationRef: 'MANUAL_SEARCH' },
  };
  await api.as(joiner)('saveMembership', joining);
  const heard = await one.heard();
  expect(heard).toMatchObject([
    { type: 'story.submitted', storyId, gygId: one.gyg.id },
    { type: 'story.approved', storyId },
    { type: 'proposal.submitted', proposalId: proposed.data.id },
    { type: 'membership.requested' },
  ]);
  for (const secret of ['Zq', author.id, proposer.id, joiner.id]) expect(JSON.stringify(heard)).not.toContain(secret);
});

test('only the events that a webhook asks for are written, and only for its organisation', async () => {
  const one = await api.scene([{ offeredPositions: 5 }]);
  const other = await scene([]);
  const cancelled = await listen(one.host.id, one.admin, ['booking.cancelled']);
  const both = await listen(one.host.id, one.admin, ['booking.created', 'booking.cancelled']);
  const user = await api.user();
  const { data } = await book({ ...other, gyg: one.gyg }, user);
  const params = { gygId: one.gyg.id, bookingId: data.id };
  await api.as(user)('cancelBooking', { params, body: { contributionType: 'SKILL', reason: 'Ill' } });
  const typesOf = async (heard: typeof both) => (await heard()).map(({ type }) => type);
  expect(await typesOf(cancelled)).toEqual(['booking.cancelled']);
  expect(await typesOf(both)).toEqual(['booking.created', 'booking.cancelled']);
  expect(await typesOf(other.heard)).toEqual([]);
});
