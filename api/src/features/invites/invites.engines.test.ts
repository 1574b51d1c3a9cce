import { mailOutbox, users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const mailsTo = (to: string) => api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));
let addressCount = 0;
/** An address without an account. */
const unknownAddress = () => {
  addressCount += 1;
  return `stranger-${addressCount}@example.net`;
};

async function notified(user: TestUser) {
  const { data } = await api.as(user)('listNotifications', { params: { userId: user.id } });
  return data.notifications.map(({ type, title, body }) => ({ type, title, body }));
}

async function hosted(over: Parameters<typeof api.scene>[0] = [{ whoCanOffer: 'INVITE_ONLY' }]) {
  const scene = await api.scene(over);
  const invite = (who: TestUser, recipients: string[], body: object = {}) =>
    api.as(who)('sendInvites', {
      body: { type: 'gyg-invite', organizationId: scene.host.id, gygId: scene.gyg.id, recipients, ...body },
    });
  const book = (who: TestUser, needId = scene.gyg.needId) =>
    api.as(who)('createBooking', {
      params: { gygId: scene.gyg.id },
      body: {
        contributionType: 'SKILL',
        quantity: 1,
        userOrganization: null,
        gygPositionId: needId,
        userId: who.id,
      },
    });
  return { ...scene, invite, book };
}

describe('an invitation to a gyg', () => {
  test('reaches users by mail and notification in their language, others by mail in the sender’s', async () => {
    const { gyg, host, admin, invite } = await hosted();
    const [known, unknown] = [await api.user({ locale: 'se' }), unknownAddress()];
    const { status, data } = await invite(admin, [known.id, ` ${unknown.toUpperCase()} `], {
      positionId: gyg.needId,
      message: 'Do come!',
    });
    expect([status, data]).toEqual([201, { sent: [known.id, unknown], failed: [] }]);
    const [mine, theirs] = [await mailsTo(known.email), await mailsTo(unknown)];
    expect([...mine, ...theirs].map((mail) => [mail.template, mail.locale])).toEqual([
      ['gygInvite', 'se'],
      ['gygInvite', 'en'],
    ]);
    expect(theirs[0]?.data).toMatchObject({
      name: '',
      organization: host.name,
      inviter: admin.fullName,
      message: 'Do come!',
      need: 'Shore picker',
      link: `http://platform.test/gygs/invite/${host.friendlyUrl}/${gyg.friendlyUrl}/${gyg.needId}`,
    });
    expect(await notified(known)).toMatchObject([
      { type: 'gyg_invited', title: expect.stringMatching(/bjuder in dig till/), body: 'Do come!' },
    ]);
  });

  test('sends one mail to each person, however they are addressed', async () => {
    const { admin, invite } = await hosted();
    const user = await api.user();
    const { data } = await invite(admin, [user.id, user.email, user.email.toUpperCase(), user.id]);
    expect(data).toEqual({ sent: [user.id, user.email], failed: [] });
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await notified(user)).toHaveLength(1);
  });

  test('does not reveal why a recipient failed or whether an address has an account', async () => {
    const { admin, host, invite } = await hosted();
    const [erased, known, unknown] = [await api.user(), await api.user(), unknownAddress()];
    await api.db.tx((tx) => tx.update(users).set({ erasedAt: api.clock.now() }).where(eq(users.id, erased.id)));
    const { data } = await invite(admin, [erased.id, 'nobody', 'not@an-address', known.email, unknown]);
    expect(data).toEqual({ sent: [known.email, unknown], failed: [erased.id, 'nobody', 'not@an-address'] });
    const list = await api.as(admin)('listInvites', { query: { organizationId: host.id } });
    expect(new Set(list.data.invites.map(({ email, userId, userName }) => `${email} ${userId} ${userName}`))).toEqual(
      new Set([`${known.email} null null`, `${unknown} null null`]),
    );
  });

  test.each(['userId', 'e-mail'] as const)('by %s opens needs that are by invitation only', async (named) => {
    const { gyg, host, admin, invite, book } = await hosted();
    const [user, other] = [await api.user(), await api.user()];
    const canOffer = async (who: TestUser) => {
      const { data } = await api.as(who)('getGygViewer', { params: { gygId: gyg.id } });
      return data.canOffer[gyg.needId];
    };
    expect(await canOffer(user)).toEqual({ allowed: false, reason: 'not_eligible' });
    await invite(admin, [named === 'userId' ? user.id : user.email]);
    expect(await canOffer(user)).toEqual({ allowed: true, reason: null });
    expect((await book(other)).problem.reason).toBe('not_eligible');
    expect((await book(user)).status).toBe(201);
    const { data } = await api.as(admin)('listInvites', { query: { organizationId: host.id } });
    expect(data.invites.map((invite) => [invite.status, invite.gygId])).toEqual([['ACCEPTED', gyg.id]]);
  });

  test('to one need opens only that need, and only if it is by invitation', async () => {
    const { gyg, admin, invite, book } = await hosted([
      { whoCanOffer: 'INVITE_ONLY' },
      { whoCanOffer: 'INVITE_ONLY' },
      { whoCanOffer: 'ONLY_HOST' },
    ]);
    const [first, second, third] = gyg.needs.map((need) => need.id);
    const user = await api.user();
    await invite(admin, [user.id], { positionId: second });
    expect((await book(user, first)).problem.reason).toBe('not_eligible');
    expect((await book(user, third)).problem.reason).toBe('not_eligible');
    expect((await book(user, second)).status).toBe(201);
  });

  test('to one need stays pending when another is booked', async () => {
    const { gyg, host, admin, invite, book } = await hosted([{}, { whoCanOffer: 'INVITE_ONLY' }]);
    const [open, other] = gyg.needs.map((need) => need.id);
    const user = await api.user();
    await invite(admin, [user.id], { positionId: other });
    await invite(admin, [user.id]);
    const statuses = async () => {
      const { data } = await api.as(admin)('listInvites', { query: { organizationId: host.id } });
      return data.invites.map(({ positionId, status }) => [positionId, status]);
    };
    await book(user, open);
    expect(await statuses()).toEqual(
      expect.arrayContaining([
        [other, 'SENT'],
        [null, 'ACCEPTED'],
      ]),
    );
    await book(user, other);
    expect(await statuses()).toContainEqual([other, 'ACCEPTED']);
  });

  test('makes a closed need visible to its addressee, and on its landing page', async () => {
    const { gyg, admin, invite, book } = await hosted([{ whoCanOffer: 'NONE' }]);
    const [user, other] = [await api.user(), await api.user()];
    await invite(admin, [user.email], { positionId: gyg.needId });
    const seen = async (who?: TestUser, query?: { positionId: string }) => {
      const options = { params: { gygId: gyg.id }, ...(query ? { query } : {}) };
      const { data } = await (who ? api.as(who) : api.call)('listPositions', options);
      return data.needs.map((need) => need.whoCanOffer);
    };
    expect(await seen(user)).toEqual(['NONE']);
    expect(await seen(other)).toEqual([]);
    expect(await seen()).toEqual([]);
    expect(await seen(undefined, { positionId: gyg.needId })).toEqual(['NONE']);
    expect((await book(user)).problem.reason).toBe('closed');
  });

  test('can be sent by hosts and managers, not by another admin, a member or a partner site', async () => {
    const manager = await api.user();
    const scene = await api.scene([{}], { managers: [manager.id] });
    const [member, other] = [await api.user(), await api.user()];
    await api.member(scene.host.id, member.id);
    const elsewhere = await api.organization();
    await api.member(elsewhere.id, other.id, 'ADMIN');
    const send = (who: TestUser, organizationId = scene.host.id, as = api.as(who)) =>
      as('sendInvites', {
        body: { type: 'gyg-invite', organizationId, gygId: scene.gyg.id, recipients: [unknownAddress()] },
      });
    expect((await send(manager)).status).toBe(201);
    for (const who of [member, other]) expect((await send(who)).status).toBe(403);
    expect((await send(other, elsewhere.id)).status).toBe(403);
    expect((await send(scene.admin, scene.host.id, api.fromPartner(scene.admin))).status).toBe(403);
    expect((await send(scene.admin, elsewhere.id)).problem.code).toBe('request.invalid');
    expect((await api.call('sendInvites', { body: {} })).status).toBe(401);
  });
});

describe('an invitation to an organisation', () => {
  test('can also be sent by members, and leads to its landing page', async () => {
    const { host } = await api.scene();
    const [member, outsider] = [await api.user({ locale: 'se' }), await api.user()];
    await api.member(host.id, member.id);
    const body = { type: 'org-join-invite', organizationId: host.id, recipients: [unknownAddress()], message: 'Hej' };
    expect((await api.as(member)('sendInvites', { body })).status).toBe(201);
    const [mail] = await mailsTo(body.recipients[0] ?? '');
    expect([mail?.template, mail?.locale, mail?.data.link]).toEqual([
      'membershipInvitation',
      'se',
      `http://platform.test/users/invite/${host.friendlyUrl}`,
    ]);
    expect((await api.as(outsider)('sendInvites', { body })).status).toBe(403);
  });

  test('sent with a gyg still allows joining', async () => {
    const { host, admin, gyg } = await api.scene();
    const to = unknownAddress();
    const body = { type: 'org-join-invite', organizationId: host.id, gygId: gyg.id, recipients: [to] };
    expect((await api.as(admin)('sendInvites', { body })).status).toBe(201);
    expect((await mailsTo(to))[0]?.data.link).toBe(`http://platform.test/users/invite/${host.friendlyUrl}`);
  });
});

describe('a request for a story, and a message', () => {
  test('can be sent only to participants or members', async () => {
    const { gyg, host, admin, invite, book } = await hosted([{}]);
    const [participant, member, other] = [await api.user(), await api.user(), await api.user()];
    await book(participant);
    await api.member(host.id, member.id);
    const all = [participant.id, member.email, other.id, other.email];
    const stories = await invite(admin, all, { type: 'request-story' });
    expect(stories.data.sent).toEqual([participant.id]);
    expect((await mailsTo(participant.email)).at(-1)?.data.link).toBe(`http://platform.test/stories/${gyg.id}/upload`);
    const message = { type: 'message', gygId: undefined, message: 'Meeting on Friday' };
    const messages = await invite(admin, all, message);
    expect(messages.data).toEqual({ sent: [member.email], failed: [participant.id, other.id, other.email] });
    expect((await mailsTo(member.email)).map((mail) => mail.template)).toEqual(['plainMessage']);
    expect(await notified(member)).toMatchObject([{ type: 'message', body: 'Meeting on Friday' }]);
    expect(await mailsTo(other.email)).toEqual([]);
  });
});

test('an invitation is refused in order: missing resources, invalid body, missing permission, wrong time', async () => {
  const { host, admin, invite } = await hosted();
  const user = await api.user();
  const to = [unknownAddress()];
  const code = async (who: TestUser, recipients: string[], body: object) =>
    (await invite(who, recipients, body)).problem.code;
  expect(await code(user, [], { organizationId: 'nowhere' })).toBe('org.missing');
  expect(await code(user, [], { gygId: 'nowhere' })).toBe('gyg.missing');
  expect(await code(user, [], { positionId: 'nothing' })).toBe('need.missing');
  expect(await code(user, [], {})).toBe('invites.nobody');
  expect(await code(user, to, { gygId: undefined })).toBe('generic.missing_values');
  expect(await code(user, to, { type: 'message' })).toBe('generic.missing_values');
  expect(await code(user, to, {})).toBe('you_do_not_have_permission');
  const many = Array.from({ length: 51 }, unknownAddress);
  expect(await code(admin, many, {})).toBe('request.invalid');
  expect(await code(admin, to, { message: 'x'.repeat(1001) })).toBe('request.invalid');
  const draft = await api.gyg({ organizationId: host.id, draft: true });
  expect(await code(admin, to, { gygId: draft.id })).toBe('gyg.wrong_state');
  expect(await code(user, to, { gygId: draft.id })).toBe('gyg.missing');
  const past = await api.gyg({ organizationId: host.id, startsIn: -9 });
  expect(await code(admin, to, { gygId: past.id })).toBe('gyg.wrong_state');
});

test('the list is for admins and super users, newest first, in pages', async () => {
  const { host, admin, invite } = await hosted();
  const addresses = Array.from({ length: 25 }, unknownAddress);
  await invite(admin, addresses.slice(0, 24));
  api.clock.pass(1);
  await invite(admin, addresses.slice(24));
  const query = { organizationId: host.id };
  const first = await api.as(admin)('listInvites', { query });
  expect([first.data.total, first.data.invites.length, first.data.invites[0]?.email]).toEqual([25, 20, addresses[24]]);
  const second = await api.as(admin)('listInvites', { query: { ...query, page: '1' } });
  const all = [...first.data.invites, ...second.data.invites].map((one) => one.email);
  expect(new Set(all)).toEqual(new Set(addresses));
  const [outsider, superUser] = [await api.user(), api.as(await api.user(), { groups: ['superusers'] })];
  expect((await superUser('listInvites', { query })).data.total).toBe(25);
  expect((await api.as(outsider)('listInvites', { query })).status).toBe(403);
  expect((await api.call('listInvites', { query })).status).toBe(401);
  expect((await api.as(admin)('listInvites', { query: { organizationId: 'nowhere' } })).status).toBe(404);
});
