import { mailOutbox, notifications } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser, testConfig } from '../../testing';

const api = await createTestApi({ config: { ...testConfig, rateLimits: 'on', recipientLimits: { address: 2 } } });
afterAll(() => api.close());

let addressCount = 0;
/** An address without an account. */
const unknownAddress = () => {
  addressCount += 1;
  return `guest-${addressCount}@example.net`;
};
const mailsTo = (to: string) => api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));
const settle = (to: string, outcome: { sentAt?: Date; failedAt?: Date }) =>
  api.db.tx((tx) => tx.update(mailOutbox).set(outcome).where(eq(mailOutbox.to, to)));

async function hosted(managers: string[] = []) {
  const scene = await api.scene([{ whoCanOffer: 'INVITE_ONLY' }], { managers });
  const organizationId = scene.host.id;
  const send = (recipients: string[], over: object = {}, who = scene.admin) =>
    api.as(who)('sendInvites', {
      body: { type: 'gyg-invite', organizationId, gygId: scene.gyg.id, recipients, ...over },
    });
  const list = async (query: Record<string, string> = {}, who = scene.admin) =>
    (await api.as(who)('listInvites', { query: { organizationId, ...query } })).data;
  /** The only invitation to a recipient. */
  const invited = async (recipient: string, over: object = {}) => {
    await send([recipient], over);
    const { invites } = await list();
    const invite = invites.find((invite) => invite.email === recipient || invite.userId === recipient);
    return { inviteId: invite?.id ?? '' };
  };
  const canOffer = async (who: TestUser) => {
    const { data } = await api.as(who)('getGygViewer', { params: { gygId: scene.gyg.id } });
    return data.canOffer[scene.gyg.needId]?.allowed;
  };
  return { ...scene, send, list, invited, canOffer };
}

const inboxOf = async (who: TestUser) => {
  const query = { archived: 'false' };
  const { data } = await api.as(who)('listNotifications', { params: { userId: who.id }, query });
  return data.notifications.map(({ type }) => type);
};

describe('the list of invitations', () => {
  test('is filtered and counted by status; the counts ignore only the status', async () => {
    const { host, send, list, admin } = await hosted();
    const [asta, other] = [await api.user({ fullName: 'Åsta Öberg' }), unknownAddress()];
    await send([asta.id, other]);
    await send([unknownAddress()], { type: 'org-join-invite', gygId: undefined });
    const { inviteId = '' } = { inviteId: (await list({ keyword: other })).invites[0]?.id };
    await api.as(admin)('withdrawInvite', { params: { inviteId } });
    const counts = { SENT: 2, ACCEPTED: 0, DECLINED: 0, WITHDRAWN: 1 };
    expect(await list({ status: 'WITHDRAWN' })).toMatchObject({ counts, total: 1, invites: [{ email: other }] });
    expect((await list({ type: 'org-join-invite' })).counts).toMatchObject({ SENT: 1, WITHDRAWN: 0 });
    const named = await list({ keyword: 'asta OBERG' });
    expect(named.invites.map(({ userName, orgName }) => [userName, orgName])).toEqual([['Åsta Öberg', host.name]]);
    // The address of an account that was invited by id is not searched: that would reveal it.
    expect((await list({ keyword: asta.email })).total).toBe(0);
  });

  test('of a gyg is also for its managers, without invitations to the organisation', async () => {
    const manager = await api.user();
    const { gyg, host, send, list } = await hosted([manager.id]);
    const elsewhere = await api.gyg({ organizationId: host.id });
    await send([unknownAddress()]);
    await send([unknownAddress()], { type: 'org-join-invite' });
    await send([unknownAddress()], { gygId: elsewhere.id });
    expect(await list({ gygId: gyg.id }, manager)).toMatchObject({ total: 1, invites: [{ type: 'gyg-invite' }] });
    const refused = async (query: Record<string, string>) =>
      (await api.as(manager)('listInvites', { query: { organizationId: host.id, ...query } })).status;
    expect([await refused({}), await refused({ gygId: elsewhere.id })]).toEqual([403, 403]);
    const foreign = await api.scene();
    expect([await refused({ gygId: foreign.gyg.id }), await refused({ gygId: 'nowhere' })]).toEqual([403, 404]);
  });

  test('shows whether each mail was delivered, also after the mail itself is deleted', async () => {
    const { send, list } = await hosted();
    const [waiting, sent, failed] = [unknownAddress(), unknownAddress(), unknownAddress()];
    await send([waiting, sent, failed]);
    await settle(sent, { sentAt: api.clock.now() });
    await settle(failed, { failedAt: api.clock.now() });
    const delivered = async () =>
      Object.fromEntries((await list()).invites.map((invite) => [invite.email, invite.delivered]));
    expect(await delivered()).toEqual({ [waiting]: null, [sent]: true, [failed]: false });
    await api.db.tx((tx) => tx.delete(mailOutbox).where(eq(mailOutbox.to, sent)));
    expect(await delivered()).toMatchObject({ [sent]: true });
  });
});

describe('a preview', () => {
  test('has the content of the mail in both languages, and sends nothing', async () => {
    const { host, gyg, admin, send } = await hosted();
    const body = {
      type: 'gyg-invite',
      organizationId: host.id,
      gygId: gyg.id,
      positionId: gyg.needId,
      message: 'Do come!\nWe have <coffee>.',
    };
    const { data } = await api.as(admin)('previewInvites', { body });
    expect((await api.as(admin)('listInvites', { query: { organizationId: host.id } })).data.total).toBe(0);
    const title = (await api.call('getGyg', { params: { gygId: gyg.id } })).data.title;
    expect(data.en).toMatchObject({
      from: testConfig.mailFrom,
      subject: `${admin.fullName} invites you to ${title}`,
      action: { url: `http://platform.test/gygs/invite/${host.friendlyUrl}/${gyg.friendlyUrl}/${gyg.needId}` },
    });
    expect(data.en.paragraphs).toEqual(
      expect.arrayContaining(['Do come!\nWe have <coffee>.', 'Needed: Shore picker', `Host: ${host.name}`]),
    );
    expect(data.se.subject).toBe(`${admin.fullName} bjuder in dig till ${title}`);
    expect(data.se.text).toContain('> Do come!\n> We have <coffee>.');
    const invitee = await api.user({ locale: 'se' });
    await send([invitee.id], { positionId: gyg.needId, message: body.message });
    const [mail] = await mailsTo(invitee.email);
    expect(mail).toMatchObject({ template: 'gygInvite', data: { message: body.message, need: 'Shore picker' } });
  });

  test('is refused like the invitation', async () => {
    const { host, gyg, admin } = await hosted();
    const outsider = await api.user();
    const preview = async (who: TestUser, over: object) => {
      const body = { type: 'gyg-invite', organizationId: host.id, gygId: gyg.id, ...over };
      return (await api.as(who)('previewInvites', { body })).problem.code;
    };
    expect(await preview(outsider, {})).toBe('you_do_not_have_permission');
    expect(await preview(admin, { type: 'message' })).toBe('generic.missing_values');
    expect(await preview(admin, { positionId: 'nothing' })).toBe('need.missing');
    const past = await api.gyg({ organizationId: host.id, startsIn: -9 });
    expect(await preview(admin, { gygId: past.id })).toBe('gyg.wrong_state');
  });
});

describe('sending an invitation again', () => {
  test('sends the same mail in the same language, once a day, and replaces the notification', async () => {
    const { admin, invited } = await hosted();
    const [address, known] = [unknownAddress(), await api.user({ locale: 'se' })];
    const written = { message: 'Do come!', locale: 'se' };
    const [toAddress, toKnown] = [await invited(address, written), await invited(known.id, written)];
    const remind = (params: { inviteId: string }) => api.as(admin)('remindInvite', { params, body: {} });
    const early = await remind(toAddress);
    expect([early.problem.code, early.headers.get('Retry-After')]).toEqual(['invites.too_many', '86400']);
    api.clock.pass(-1);
    expect((await remind(toAddress)).headers.get('Retry-After')).toBe('86400');
    api.clock.pass(25);
    const { data } = await remind(toAddress);
    expect(data).toMatchObject({ status: 'SENT', remindedAt: api.clock.now().toISOString(), delivered: null });
    const mails = await mailsTo(address);
    expect(mails.map(({ locale, template }) => [locale, template])).toEqual([
      ['se', 'gygInvite'],
      ['se', 'gygInvite'],
    ]);
    expect(mails[1]?.data).toMatchObject({ message: 'Do come!', unsubscribe: expect.stringContaining('?lang=sv') });
    expect((await remind(toAddress)).problem.code).toBe('invites.too_many');
    expect((await remind(toKnown)).status).toBe(200);
    expect(await mailsTo(known.email)).toHaveLength(2);
    expect(await inboxOf(known)).toEqual(['gyg_invited']);
  });

  test('counts against the limits of the day', async () => {
    const [one, two, three] = [await hosted(), await hosted(), await hosted()];
    const address = unknownAddress();
    const params = await one.invited(address);
    api.clock.pass(25);
    await two.send([address]);
    await three.send([address]);
    const answer = await api.as(one.admin)('remindInvite', { params, body: {} });
    expect(answer.problem.code).toBe('invites.too_many');
    expect(await mailsTo(address)).toHaveLength(3);
  });

  test('is refused for an unsubscribed address, an answered invitation, and after the gyg', async () => {
    const { admin, gyg, invited } = await hosted();
    const [address, booker, late] = [unknownAddress(), await api.user(), unknownAddress()];
    const params = [await invited(address), await invited(booker.id), await invited(late)] as const;
    const [mail] = await mailsTo(address);
    await fetch(String(mail?.data.unsubscribe).replace('http://platform.test/api', api.url), { method: 'POST' });
    const body = { contributionType: 'SKILL', quantity: 1, gygPositionId: gyg.needId, userId: booker.id };
    await api.as(booker)('createBooking', { params: { gygId: gyg.id }, body: { ...body, userOrganization: null } });
    api.clock.pass(24);
    const remind = async (named: { inviteId: string }) =>
      (await api.as(admin)('remindInvite', { params: named, body: {} })).problem.code;
    expect(await remind(params[0])).toBe('invites.unsubscribed');
    expect(await remind(params[1])).toBe('invites.already_answered');
    api.clock.pass(24 * 7);
    expect(await remind(params[2])).toBe('gyg.wrong_state');
  });
});

describe('withdrawing an invitation', () => {
  test('ends the rights that it gave, and archives its notification', async () => {
    const { admin, invited, list, canOffer } = await hosted();
    const user = await api.user();
    const params = await invited(user.id);
    expect([await canOffer(user), await inboxOf(user)]).toEqual([true, ['gyg_invited']]);
    expect((await api.as(admin)('withdrawInvite', { params })).status).toBe(204);
    expect([await canOffer(user), await inboxOf(user)]).toEqual([false, []]);
    const about = and(eq(notifications.userId, user.id), eq(notifications.archived, true));
    expect(await api.db.read.$count(notifications, about)).toBe(1);
    expect((await list()).invites[0]).toMatchObject({ status: 'WITHDRAWN' });
    expect((await api.as(admin)('withdrawInvite', { params })).problem.code).toBe('invites.already_answered');
    expect((await api.as(admin)('remindInvite', { params })).problem.code).toBe('invites.already_answered');
  });

  test('stops a mail that was not sent yet, and leaves one that was', async () => {
    const { admin, invited, list } = await hosted();
    const [waiting, sent] = [unknownAddress(), unknownAddress()];
    const params = [await invited(waiting), await invited(sent)];
    await settle(sent, { sentAt: api.clock.now() });
    for (const one of params) await api.as(admin)('withdrawInvite', { params: one });
    expect([await mailsTo(waiting), await mailsTo(sent)].map((mails) => mails.length)).toEqual([0, 1]);
    const delivered = (await list()).invites.map((invite) => [invite.email, invite.delivered]);
    expect(Object.fromEntries(delivered)).toEqual({ [waiting]: null, [sent]: true });
  });

  test('no longer lets an addressee join at once', async () => {
    const { admin, host, invited } = await hosted();
    const user = await api.user();
    const params = await invited(user.email, { type: 'org-join-invite', gygId: undefined });
    await api.as(admin)('withdrawInvite', { params });
    const of = { userId: user.id, organizationId: host.id };
    const body = { role: 'member', invitationRef: 'INVITE_LINK' };
    await api.as(user)('saveMembership', { params: of, body });
    const { data } = await api.as(admin)('listOrganizationUsers', { params: { organizationId: host.id } });
    expect(data.users.map(({ userId }) => userId)).toEqual([admin.id]);
  });

  test('is for the gyg’s hosts; others do not learn that it exists', async () => {
    const manager = await api.user();
    const { host, invited } = await hosted([manager.id]);
    const member = await api.user();
    await api.member(host.id, member.id);
    const [about, joining] = [
      await invited(unknownAddress()),
      await invited(unknownAddress(), { type: 'org-join-invite' }),
    ];
    const withdraw = async (who: TestUser, params: { inviteId: string }) =>
      (await api.as(who)('withdrawInvite', { params })).status;
    expect(await withdraw(member, about)).toBe(404);
    expect(await withdraw(manager, joining)).toBe(404);
    expect(await withdraw(manager, about)).toBe(204);
  });
});
