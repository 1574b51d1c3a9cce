import { oldFriendlyUrls } from '@gyg/database/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, createTestClock } from '../../testing';

const clock = createTestClock();
const api = await createTestApi({ clock });
afterAll(() => api.close());

const hiddenPage = { profileVisible: 'false', 'page.aboutOrganization': '<p>Secret</p>' } as const;

describe('an organisation', () => {
  test('is found by id and by friendly url, current or previous', async () => {
    const renKust = await api.organization({ name: 'Ren Kust Bohuslän' });
    expect(renKust.friendlyUrl).toBe('ren-kust-bohuslan');
    expect((await api.organization({ name: 'Ren kust Bohuslan' })).friendlyUrl).toBe('ren-kust-bohuslan-2');
    const row = { kind: 'organization', friendlyUrl: 'rkb', organizationId: renKust.id, targetId: renKust.id } as const;
    await api.db.tx(async (tx) => {
      await tx.insert(oldFriendlyUrls).values(row);
    });
    for (const friendlyUrl of ['ren-kust-bohuslan', 'rkb', 'Ren-Kust-Bohuslän', 'RKB']) {
      const { data } = await api.call('getOrganizationByName', { params: { friendlyUrl } });
      expect(data.orgMain).toMatchObject({ id: renKust.id, friendlyUrl: 'ren-kust-bohuslan' });
    }
    const organizationId = renKust.id.toUpperCase();
    expect((await api.call('getOrganization', { params: { organizationId } })).data.id).toBe(renKust.id);
    const missing = await api.call('getOrganizationByName', { params: { friendlyUrl: 'nobody' } });
    expect(missing.problem.code).toBe('org.missing');
  });

  test('shows its statistics: attended hours, partners and goals', async () => {
    const [host, giver] = [await api.organization(), await api.organization()];
    const [admin, user] = [await api.user(), await api.user()];
    await api.member(host.id, admin.id, 'ADMIN');
    await api.member(giver.id, user.id, 'ADMIN');
    const gyg = await api.gyg({
      organizationId: host.id,
      startsIn: 1,
      sdgGoalId: 2,
      secondaryGoals: [5, 2],
      needs: [api.need({ durationMinutes: 100 })],
      partners: [{ organizationId: giver.id, accepted: true }],
    });
    await api.gyg({ organizationId: host.id, sdgGoalId: 9, draft: true });
    await api.gyg({ organizationId: host.id, sdgGoalId: 10, hidden: true });
    const fixed = { contributionType: 'SKILL', gygPositionId: gyg.needId, userId: user.id };
    const body = { ...fixed, quantity: 1, userOrganization: giver.id };
    const { data: booking } = await api.as(user)('createBooking', { params: { gygId: gyg.id }, body });
    clock.pass(2);
    await api.as(admin)('recordAttendance', {
      params: { gygId: gyg.id, bookingId: booking.id },
      body: { contributionType: 'SKILL', attendance: 'ATTENDED' },
    });
    const profile = async (organizationId: string) =>
      (await api.call('getOrganizationProfile', { params: { organizationId } })).data;
    const hosted = await profile(host.id);
    expect(hosted.statistics).toEqual({ contributed: 0, helpReceived: 1.7, activePartners: 1, goalsSupported: 2 });
    expect([hosted.goals, hosted.orgMain.gygCount]).toEqual([[2, 5], 1]);
    expect((await profile(giver.id)).statistics).toMatchObject({ contributed: 1.7, helpReceived: 0 });
  });
});

test('the goals of a profile are sorted by the number of gygs for them, then by their number', async () => {
  const { id: organizationId } = await api.organization();
  await api.gyg({ organizationId, sdgGoalId: 3, secondaryGoals: [12, 3] });
  await api.gyg({ organizationId, sdgGoalId: 14, secondaryGoals: [12] });
  await api.gyg({ organizationId, sdgGoalId: 14 });
  await api.gyg({ organizationId, sdgGoalId: 12 });
  const { data } = await api.call('getOrganizationProfile', { params: { organizationId } });
  expect(data.goals).toEqual([12, 14, 3]);
});

test('a profile is found by id and by friendly URL', async () => {
  const { id, friendlyUrl } = await api.organization();
  for (const organizationId of [id, friendlyUrl]) {
    const { data } = await api.call('getOrganizationProfile', { params: { organizationId } });
    expect(data.orgMain.id).toBe(id);
  }
});

test('the gygs of an organisation are listed in pages, with totals of each kind', async () => {
  const host = await api.organization();
  for (let hours = 1; hours <= 3; hours += 1) await api.gyg({ organizationId: host.id, startsIn: hours });
  await api.gyg({ organizationId: host.id, draft: true });
  await api.gyg({ organizationId: host.id, hidden: true });
  const params = { organizationId: host.id };
  const { data } = await api.call('listOrganizationGygs', { params, query: { page: '1', pageSize: '2' } });
  expect([data.hosted.length, data.page, data.pageSize]).toEqual([1, 1, 2]);
  expect(data.totals).toEqual({ hosted: 3, participating: 0, partner: 0 });
});

describe('a hidden organisation', () => {
  test('has a public card and gygs, and a profile for its admins only', async () => {
    const hidden = await api.organization({ name: 'Quiet ones', page: hiddenPage, heroImage: '/media/hero.webp' });
    const [admin, member] = [await api.user(), await api.user()];
    await api.member(hidden.id, admin.id, 'ADMIN');
    await api.member(hidden.id, member.id, 'MEMBER');
    const gyg = await api.gyg({ organizationId: hidden.id });
    const params = { organizationId: hidden.id };
    const card = await api.call('getOrganization', { params });
    expect(card.data).toMatchObject({ name: 'Quiet ones', heroImage: null });
    const byUrl = await api.call('getOrganization', { params: { organizationId: hidden.friendlyUrl } });
    expect(byUrl.data).toEqual(card.data);
    expect((await api.as(admin)('getOrganization', { params })).data.heroImage).toBe('/media/hero.webp');
    for (const call of [api.call, api.as(member)]) {
      for (const name of ['getOrganizationProfile', 'getOrganizationPage'] as const) {
        const answer = await call(name, { params });
        expect([answer.status, answer.problem.code]).toEqual([404, 'org.profile.not_online']);
        expect(answer.text).not.toContain('Secret');
      }
      const byName = await call('getOrganizationByName', { params: { friendlyUrl: hidden.friendlyUrl } });
      expect(byName.problem.code).toBe('org.profile.not_online');
    }
    expect((await api.as(admin)('getOrganizationPage', { params })).data.profileVisible).toBe('false');
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    expect((await superUser('getOrganizationProfile', { params })).status).toBe(200);
    const fromPartner = await api.fromPartner(admin)('getOrganizationProfile', { params });
    expect(fromPartner.status).toBe(404);
    const gygs = await api.call('listOrganizationGygs', { params });
    expect(gygs.data.hosted.map((one) => one.id)).toEqual([gyg.id]);
    const all = await api.call('listOrganizations', { query: { pageSize: '100' } });
    expect(all.data.organizations.map((organization) => organization.id)).not.toContain(hidden.id);
    expect(all.data.total).toBe(all.data.organizations.length);
  });

  test('is not featured', async () => {
    const [hidden, open] = [await api.organization({ page: hiddenPage }), await api.organization()];
    await api.seed(async (seeder) => {
      for (const { id } of [hidden, open]) await seeder.addFeatured({ kind: 'organization', targetId: id });
    });
    const { data } = await api.call('listFeaturedOrganizations');
    expect(data.organizations.map((organization) => organization.id)).toEqual([open.id]);
    expect(data.total).toBe(1);
  });
});

test('featured organisations are listed in pages, in the order they were added', async () => {
  const ids: string[] = [];
  for (let more = 0; more < 3; more += 1) {
    const { id } = await api.organization();
    clock.pass(1);
    await api.seed((seeder) => seeder.addFeatured({ kind: 'organization', targetId: id, createdAt: clock.now() }));
    ids.push(id);
  }
  const pageOf = async (page: string) =>
    (await api.call('listFeaturedOrganizations', { query: { page, pageSize: '2' } })).data;
  const { total } = await pageOf('0');
  const all = [];
  for (let page = 0; page * 2 < total; page += 1) all.push(...(await pageOf(String(page))).organizations);
  expect(all).toHaveLength(total);
  expect(all.map((one) => one.id).slice(-3)).toEqual(ids);
  expect(await pageOf('9000')).toMatchObject({ organizations: [], total });
});

describe('the organisation search', () => {
  test('finds by words of the name, ignoring accents and case, with type and country', async () => {
    const vaxjo = await api.organization({ name: 'Växjö Måltidshjälp', organizationType: 'GOVERNMENT', country: 'no' });
    const find = async (body: object) =>
      (await api.call('searchOrganizations', { body })).data.organizations.map((organization) => organization.id);
    expect(await find({ keyword: 'vaxjo MÅLTID' })).toEqual([vaxjo.id]);
    expect(await find({ keyword: 'växjö', type: 'GOVERNMENT', country: 'NO' })).toEqual([vaxjo.id]);
    expect(await find({ keyword: 'växjö', type: 'EDUCATION' })).toEqual([]);
    expect((await api.call('searchOrganizations', { body: { keyword: '  ' } })).status).toBe(400);
    expect(await find({ keyword: '\u0301' })).toEqual([]);
    const twin = await api.call('findOrganizations', { query: { keyword: 'växjö' } });
    expect(twin.data.total).toBe(1);
  });
});
