import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const book = async (user: TestUser, gyg: { id: string; needId: string }, userOrganization: string | null = null) =>
  (
    await api.as(user)('createBooking', {
      params: { gygId: gyg.id },
      body: { contributionType: 'SKILL', quantity: 1, userOrganization, gygPositionId: gyg.needId, userId: user.id },
    })
  ).data.id;
const attend = (admin: TestUser, gygId: string, bookingId: string, attendance: string) =>
  api.as(admin)('recordAttendance', {
    params: { gygId, bookingId },
    body: { contributionType: 'SKILL', attendance },
  });
const ids = (list: { gygs: { id: string }[] }) => list.gygs.map((gyg) => gyg.id);

describe('gygs that an organisation takes part in', () => {
  test('are others’ gygs with its approved representation or accepted partnership', async () => {
    const employer = await api.organization();
    const boss = await api.user();
    const member = await api.user();
    await api.member(employer.id, boss.id, 'ADMIN');
    await api.member(employer.id, member.id);
    const [joined, asked, partnered, waiting] = [
      await api.scene([{}]),
      await api.scene([{}]),
      await api.scene([], { partners: [{ organizationId: employer.id, accepted: true }] }),
      await api.scene([], { partners: [{ organizationId: employer.id, accepted: false }] }),
    ];
    await book(boss, joined.gyg, employer.id);
    await book(member, asked.gyg, employer.id);
    const own = await api.gyg({ organizationId: employer.id, needs: [api.need()] });
    await book(boss, own, employer.id);
    const body = { organizationId: employer.id };
    expect(ids((await api.call('searchParticipatingGygs', { body })).data)).toEqual([joined.gyg.id]);
    expect(ids((await api.call('findPartnerGygs', { query: body })).data)).toEqual([partnered.gyg.id]);
    expect(waiting.gyg.id).not.toBe(partnered.gyg.id);
    for (const name of ['searchParticipatingGygs', 'searchPartnerGygs'] as const) {
      expect((await api.call(name, { body: { organizationId: 'nobody' } })).problem.code).toBe('org.missing');
    }
  });
});

describe('gygs that a person contributed to', () => {
  async function history(over: { showName?: boolean } = {}) {
    const user = await api.user(over);
    const employer = await api.organization();
    const boss = await api.user();
    await api.member(employer.id, boss.id, 'ADMIN');
    await api.member(employer.id, user.id);
    const past = await api.scene([{}], { startsIn: 1, lasts: 1, page: { 'page.participantInfo': '<p>Code 4711</p>' } });
    const missed = await api.scene([{}], { startsIn: 1, lasts: 1 });
    const coming = await api.scene([{}], { startsIn: 50 });
    const received = await api.scene([], { startsIn: 1, lasts: 1, beneficiaryPositions: 1 });
    const came = await book(user, past.gyg);
    const absent = await book(user, missed.gyg);
    const request = await book(user, coming.gyg, employer.id);
    await api.as(user)('createBeneficiary', { params: { gygId: received.gyg.id }, body: { userId: user.id } });
    api.clock.pass(3);
    await attend(past.admin, past.gyg.id, came, 'ATTENDED');
    await attend(missed.admin, missed.gyg.id, absent, 'ABSENT');
    const list = async (call: typeof api.call) =>
      ids((await call('searchUserGygs', { body: { userId: user.id } })).data).sort();
    return { user, boss, past, missed, coming, employer, request, list };
  }

  test('are finished gygs with recorded attendance; all for the person; never a place as a recipient', async () => {
    const { user, past, missed, coming, list } = await history();
    expect(await list(api.call)).toEqual([past.gyg.id]);
    expect(await list(api.as(await api.user()))).toEqual([past.gyg.id]);
    expect(await list(api.as(user))).toEqual([past.gyg.id, missed.gyg.id, coming.gyg.id].sort());
    expect(await list(api.as(coming.admin))).toEqual([past.gyg.id, coming.gyg.id].sort());
    expect(await list(api.as(missed.admin))).toEqual([past.gyg.id, missed.gyg.id].sort());
    const profiles = await api.call('viewGygProfiles', { body: { userId: user.id } });
    expect(profiles.data).toMatchObject({ total: 1, gygProfiles: [{ gyg: { id: past.gyg.id } }] });
    expect(profiles.text).not.toContain('Code 4711');
    const missing = { query: { userId: 'nobody' } };
    expect((await api.call('findUserGygs', missing)).problem.code).toBe('user.missing');
  });

  test('of people who hide their name are visible only to hosts', async () => {
    const { past, user, list } = await history({ showName: false });
    expect(await list(api.call)).toEqual([]);
    expect(await list(api.as(past.admin))).toEqual([past.gyg.id]);
    expect((await list(api.as(user))).length).toBe(3);
  });

  test('are visible to admins of the represented organisation, once they approved', async () => {
    const { boss, employer, coming, past, list } = await history();
    expect(await list(api.as(boss))).toEqual([past.gyg.id]);
    const params = { organizationId: employer.id };
    const { data } = await api.as(boss)('listOrganizationRepresentationRequests', { params });
    await api.as(boss)('acceptRepresentationRequest', { params: { requestId: data.requests[0]?.id ?? '' }, body: {} });
    expect(await list(api.as(boss))).toEqual([past.gyg.id, coming.gyg.id].sort());
  });
});

describe('gygs for pickers', () => {
  test('are all of an organisation’s for its admins, by title, and the managed ones for managers', async () => {
    const manager = await api.user();
    const { host, admin, gyg } = await api.scene([], { title: 'B open' });
    const draft = await api.gyg({ organizationId: host.id, title: 'A draft', draft: true, managers: [manager.id] });
    const hidden = await api.gyg({ organizationId: host.id, title: 'C hidden', hidden: true });
    const query = { organizationId: host.id };
    const select = async (call: typeof api.call) => ids((await call('selectGygs', { query })).data);
    const all = [draft.id, gyg.id, hidden.id];
    expect(await select(api.as(admin))).toEqual(all);
    expect(await select(api.as(await api.user(), { groups: ['superusers'] }))).toEqual(all);
    expect(await select(api.as(manager))).toEqual([draft.id]);
    const { data } = await api.as(admin)('selectGygs', { query });
    expect(data.gygs[0]).toMatchObject({ id: draft.id, title: 'A draft', state: 'CREATED' });
    expect((await api.call('selectGygs', { query })).status).toBe(401);
    expect((await api.as(await api.user())('selectGygs', { query })).status).toBe(403);
    expect((await api.fromPartner(admin)('selectGygs', { query })).status).toBe(403);
    const elsewhere = await api.organization();
    expect((await api.as(manager)('selectGygs', { query: { organizationId: elsewhere.id } })).status).toBe(403);
  });
});

describe('lists of one organisation', () => {
  test('show only its labels; a state can be part of the path', async () => {
    const other = await api.organization();
    const host = await api.organization();
    const tags = [
      { organizationId: host.id, tag: 'sea' },
      { organizationId: host.id, tag: 'autumn' },
      { organizationId: other.id, tag: 'theirs' },
    ];
    const open = await api.gyg({ organizationId: host.id, tags });
    const running = await api.gyg({ organizationId: host.id, startsIn: -1 });
    const past = await api.gyg({ organizationId: host.id, startsIn: -90 });
    const params = { organizationId: host.id };
    const published = await api.call('viewPublishedGygs', { params });
    expect(published.data.gygs).toMatchObject([{ id: open.id, tags: ['autumn', 'sea'] }]);
    expect(ids((await api.call('viewOngoingGygs', { params })).data)).toEqual([running.id]);
    expect(ids((await api.call('viewFinishedGygs', { params })).data)).toEqual([past.id]);
    const others = { params: { organizationId: other.id }, query: { host: 'others', tags: 'theirs' } };
    expect((await api.call('viewPublishedGygs', others)).data.gygs).toMatchObject([{ id: open.id, tags: ['theirs'] }]);
    const search = await api.call('findGygs', { query: { ids: open.id } });
    expect(search.data.gygs[0]?.tags).toBeUndefined();
    expect((await api.call('searchHostedGygs', { body: { ...params, tags: ['theirs'] } })).data.total).toBe(0);
  });

  test('begin with the gyg featured on its page', async () => {
    const { host, admin, gyg } = await api.scene([], { startsIn: 10 });
    const later = await api.gyg({ organizationId: host.id, startsIn: 100 });
    const hosted = async () =>
      (await api.call('listOrganizationGygs', { params: { organizationId: host.id } })).data.hosted.map(({ id }) => id);
    expect(await hosted()).toEqual([later.id, gyg.id]);
    await api.as(admin)('featureGyg', { params: { gygId: gyg.id }, body: { scope: 'organization' } });
    expect(await hosted()).toEqual([gyg.id, later.id]);
  });
});

test('a search counts the free places of all its results, not of the page', async () => {
  const { id: organizationId } = await api.organization();
  const needs = [api.need({ offeredPositions: 4 }), api.need({ kind: 'COMMODITY', offeredPositions: 90 })];
  const first = await api.gyg({ organizationId, needs });
  await api.gyg({ organizationId, needs, startsIn: -1 });
  await api.gyg({ organizationId, needs, startsIn: -90 });
  await api.gyg({ organizationId, needs: [api.need({ whoCanOffer: 'NONE', offeredPositions: 50 })] });
  await book(await api.user(), first);
  const search = await api.call('findGygs', { query: { organizationId, pageSize: '1', facets: 'true' } });
  expect([search.data.gygs.length, search.data.total, search.data.facets?.openPositions]).toEqual([1, 4, 7]);
  const nothing = await api.call('findGygs', { query: { keyword: 'nothing at all', facets: 'true' } });
  expect(nothing.data.facets).toEqual({
    states: { PUBLISHED: 0, ONGOING: 0, FINISHED: 0 },
    goals: {},
    openPositions: 0,
  });
});
