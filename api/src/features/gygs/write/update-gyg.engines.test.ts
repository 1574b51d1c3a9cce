import { mailOutbox } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * hour).toISOString();
const update = (who: TestUser, gygId: string, body: object) => api.as(who)('updateGyg', { params: { gygId }, body });
const book = (user: TestUser, gyg: { id: string; needId: string }) =>
  api.as(user)('createBooking', {
    params: { gygId: gyg.id },
    body: {
      contributionType: 'SKILL',
      quantity: 1,
      userOrganization: null,
      gygPositionId: gyg.needId,
      userId: user.id,
    },
  });
const take = (user: TestUser, gygId: string) =>
  api.as(user)('createBeneficiary', { params: { gygId }, body: { userId: user.id } });
const changedMails = (user: TestUser) =>
  api.db.read
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.to, user.email), eq(mailOutbox.template, 'gygChanged')));
const notificationsOf = async (user: TestUser) =>
  (await api.as(user)('listNotifications', { params: { userId: user.id } })).data.notifications.filter(
    (notification) => notification.type === 'gyg_changed',
  );

describe('changing a gyg', () => {
  test('changes the given fields and keeps the others; search finds the new text', async () => {
    const { gyg, admin, host } = await api.scene([], { title: 'Old words', summary: 'Kept' });
    const { data } = await update(admin, gyg.id, { title: 'Brand new', secondaryGoals: '1|2', heroImage: null });
    expect(data).toMatchObject({ title: 'Brand new', summary: 'Kept', secondaryGoals: '1|2', state: 'PUBLISHED' });
    const search = async (keyword: string) =>
      (await api.call('searchGygs', { body: { keyword, organizationId: host.id } })).data.total;
    expect([await search('brand'), await search('old')]).toEqual([1, 0]);
    expect((await update(admin, gyg.id, {})).status).toBe(200);
  });

  test('keeps the text of the picture when the picture changes', async () => {
    const { gyg, admin } = await api.scene();
    const heroAlt = 'Two people on a shore';
    expect((await update(admin, gyg.id, { heroAlt: ` ${heroAlt} ` })).data.heroAlt).toBe(heroAlt);
    expect((await update(admin, gyg.id, { heroImage: null })).data.heroAlt).toBe(heroAlt);
    const listed = await api.call('findGygsByIds', { query: { ids: gyg.id } });
    expect(listed.data.gygs).toMatchObject([{ heroAlt }]);
    expect((await update(admin, gyg.id, { heroAlt: 'x'.repeat(301) })).problem.code).toBe('request.invalid');
  });

  test('is allowed for hosts and managers, not for a booker, a super user or a partner site’s token', async () => {
    const manager = await api.user();
    const { gyg, admin } = await api.scene([{}], { managers: [manager.id] });
    const booker = await api.user();
    await book(booker, gyg);
    expect((await update(manager, gyg.id, { summary: 'By the manager' })).status).toBe(200);
    expect((await update(booker, gyg.id, { summary: 'Mine' })).problem.code).toBe('you_do_not_have_permission');
    const call = { params: { gygId: gyg.id }, body: { summary: 'Mine' } };
    expect((await api.as(booker, { groups: ['superusers'] })('updateGyg', call)).status).toBe(403);
    expect((await api.fromPartner(admin)('updateGyg', call)).status).toBe(403);
    expect((await api.call('updateGyg', call)).status).toBe(401);
    const draft = await api.gyg({ organizationId: (await api.organization()).id, draft: true });
    expect((await update(admin, draft.id, { heroImage: 'x:y' })).problem.code).toBe('gyg.missing');
    for (const own of [{ organizationId: 'x' }, { state: 'FINISHED' }, { beneficiariesTaken: 0 }, { id: 'x' }]) {
      expect((await update(admin, gyg.id, own)).problem.code).toBe('request.invalid');
    }
  });

  test('keeps the old friendly url working besides the new one', async () => {
    const { gyg, admin, host } = await api.scene([], { friendlyUrl: 'one' });
    const other = await api.gyg({ organizationId: host.id, friendlyUrl: 'other' });
    const byUrl = async (gygFriendlyUrl: string) =>
      (await api.call('searchGygByUrl', { body: { orgFriendlyUrl: host.friendlyUrl, gygFriendlyUrl } })).data.gyg;
    await update(admin, gyg.id, { friendlyUrl: 'two' });
    expect((await byUrl('one')).friendlyUrl).toBe('two');
    expect((await update(admin, other.id, { friendlyUrl: 'two' })).problem.code).toBe('gyg.friendly_url_taken');
    expect((await update(admin, other.id, { friendlyUrl: 'one' })).problem.code).toBe('gyg.friendly_url_taken');
    expect((await update(admin, gyg.id, { friendlyUrl: 'one' })).data.friendlyUrl).toBe('one');
    expect((await byUrl('two')).id).toBe(gyg.id);
    const both = await Promise.all([
      update(admin, gyg.id, { friendlyUrl: 'race' }),
      update(admin, other.id, { friendlyUrl: 'race' }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('notifies each booker and recipient once per save, in their language, of a new date or address', async () => {
    const { gyg, admin } = await api.scene([{}, {}], { beneficiaryPositions: 2, address: 'Smögen' });
    const [helper, swede, gone] = [await api.user(), await api.user({ locale: 'se' }), await api.user()];
    await book(helper, gyg);
    await book(helper, { id: gyg.id, needId: gyg.needs[1]?.id ?? '' });
    await take(helper, gyg.id);
    await take(swede, gyg.id);
    const left = await book(gone, gyg);
    const cancel = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(gone)('cancelBooking', { params: { gygId: gyg.id, bookingId: left.data.id }, body: cancel });

    await update(admin, gyg.id, { title: 'Other words', address: 'Smögen' });
    expect(await changedMails(helper)).toEqual([]);
    await update(admin, gyg.id, { address: 'Hunnebostrand', startDateTime: inHours(50), endDateTime: inHours(60) });
    const [mail, ...more] = await changedMails(helper);
    expect(more).toEqual([]);
    expect(mail?.data).toMatchObject({
      name: helper.fullName,
      gygTitle: 'Other words',
      address: 'Hunnebostrand',
      startDateTime: inHours(50),
      before: { address: 'Smögen', startDateTime: inHours(24 * 7) },
    });
    expect((await changedMails(swede)).map((one) => one.locale)).toEqual(['se']);
    expect((await notificationsOf(helper)).length).toBe(1);
    expect((await notificationsOf(swede)).map((one) => one.title)).toEqual(['Other words har ny tid eller plats']);
    expect([await changedMails(gone), await notificationsOf(gone)]).toEqual([[], []]);
  });

  test('clears the length when it no longer repeats, and tells bookers of the repetition', async () => {
    const { gyg, admin } = await api.scene([{}]);
    const helper = await api.user();
    await book(helper, gyg);
    const weekly = { endDateTime: inHours(24 * 60), repeats: 'WEEKLY', occasionMinutes: 90 };
    expect((await update(admin, gyg.id, weekly)).data).toMatchObject(weekly);
    const tooSoon = await update(admin, gyg.id, { endDateTime: inHours(24 * 8) });
    expect(tooSoon.problem).toMatchObject({ code: 'request.invalid', errors: [{ path: 'endDateTime' }] });
    const once = { repeats: 'NONE', occasionMinutes: null };
    expect((await update(admin, gyg.id, { repeats: 'NONE' })).data).toMatchObject(once);
    const [first, second] = await changedMails(helper);
    expect(first?.data).toMatchObject({ repeats: 'WEEKLY', occasionMinutes: 90, before: once });
    expect(second?.data).toMatchObject({ ...once, before: { repeats: 'WEEKLY' } });
  });

  test('notifies no one about a draft', async () => {
    const { gyg, admin } = await api.scene([{}], { draft: true });
    expect((await update(admin, gyg.id, { address: 'Elsewhere' })).status).toBe(200);
    expect((await notificationsOf(admin)).length).toBe(0);
  });

  test('keeps a published gyg publishable', async () => {
    const { gyg, admin } = await api.scene([]);
    const empty = await update(admin, gyg.id, { summary: ' ', address: '' });
    expect(empty.problem).toMatchObject({ code: 'gyg.not_ready' });
    expect(empty.problem.errors?.map((error) => error.path)).toEqual(['summary', 'address']);
    const past = await update(admin, gyg.id, { startDateTime: inHours(-5), endDateTime: inHours(-1) });
    expect(past.problem.errors).toMatchObject([{ path: 'endDateTime', code: 'past' }]);
    expect((await update(admin, gyg.id, { endDateTime: inHours(1) })).problem.code).toBe('request.invalid');
    const running = await api.scene([], { startsIn: -1, lasts: 5 });
    const again = await update(running.admin, running.gyg.id, { startDateTime: inHours(1) });
    expect(again.problem.code).toBe('gyg.wrong_state');
    expect((await update(running.admin, running.gyg.id, { endDateTime: inHours(2) })).data.state).toBe('ONGOING');
  });

  test('allows only `hidden` once it is finished; unchanged values may be sent again', async () => {
    const { gyg, admin } = await api.scene([], { startsIn: -9, lasts: 1, title: 'Past' });
    expect((await update(admin, gyg.id, { title: 'Changed' })).problem.code).toBe('gyg.wrong_state');
    expect((await update(admin, gyg.id, { endDateTime: inHours(5) })).problem.code).toBe('gyg.wrong_state');
    const { data } = await update(admin, gyg.id, { title: 'Past', hidden: true });
    expect([data.hidden, data.state]).toEqual([true, 'FINISHED']);
  });

  test('never leaves fewer places than are taken, under concurrent bookings and changes', async () => {
    const { gyg, admin } = await api.scene([], { beneficiaryPositions: 6 });
    const people = await Promise.all(Array.from({ length: 6 }, () => api.user()));
    const [first] = people;
    if (first) await take(first, gyg.id);
    expect((await update(admin, gyg.id, { beneficiaryPositions: 0 })).problem.code).toBe('gyg.places_below_taken');
    const answers = await Promise.all([
      ...people.slice(1).map(async (user) => (await take(user, gyg.id)).status),
      ...[2, 3].map(async (places) => (await update(admin, gyg.id, { beneficiaryPositions: places })).status),
    ]);
    for (const status of answers) expect([200, 201, 409]).toContain(status);
    const { data } = await api.call('getGygProfile', { params: { gygId: gyg.id } });
    expect(data.beneficiaries.taken).toBe(1 + answers.filter((status) => status === 201).length);
    expect(data.beneficiaries.taken).toBeLessThanOrEqual(data.beneficiaries.places);
  });
});

describe('the page of a gyg', () => {
  const save = (who: TestUser, gygId: string, body: object) => api.as(who)('saveGygPage', { params: { gygId }, body });

  test('is saved field by field, its html sanitised', async () => {
    const { gyg, admin } = await api.scene([], { page: { 'page.preface': '<p>Kept</p>' } });
    const { data } = await save(admin, gyg.id, {
      'page.description': '<p onclick="x()">Hi<script>1</script></p>',
      'page.participantInfo': '<p>Code 4711</p>',
      'page.donationUrl': 'https://give.example/',
      'settings.billettoEventId': 'ev-12',
    });
    expect(data).toMatchObject({
      'page.preface': '<p>Kept</p>',
      'page.description': '<p>Hi</p>',
      'page.participantInfo': '<p>Code 4711</p>',
      'page.donationUrl': 'https://give.example/',
    });
    expect((await api.call('getGygPage', { params: { gygId: gyg.id } })).text).not.toContain('Code 4711');
  });

  test('refuses in order: missing, invalid web address, not a host, finished', async () => {
    const { gyg, admin } = await api.scene([]);
    const outsider = await api.user();
    for (const url of ['javascript:1', '/local', 'mailto:a@b.se']) {
      const { problem } = await save(outsider, gyg.id, { 'page.donationUrl': url });
      expect([problem.code, problem.errors?.[0]?.path]).toEqual(['request.invalid', 'page.donationUrl']);
    }
    expect((await save(outsider, gyg.id, { 'page.preface': 'x' })).status).toBe(403);
    expect((await save(admin, gyg.id, { 'page.other': 'x' })).status).toBe(400);
    const past = await api.scene([], { startsIn: -9, lasts: 1, page: { 'page.preface': '<p>P</p>' } });
    const impact = { 'page.impact': '<p>80 sacks</p>', 'page.preface': '<p>P</p>' };
    expect((await save(past.admin, past.gyg.id, { 'page.preface': 'New' })).problem.code).toBe('gyg.wrong_state');
    expect((await save(past.admin, past.gyg.id, impact)).data['page.impact']).toBe('<p>80 sacks</p>');
  });
});
