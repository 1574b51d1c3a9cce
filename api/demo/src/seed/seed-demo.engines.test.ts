import { createTestApi, createTestClock, type TestApi } from '@gyg/api/testing';
import { engine } from '@gyg/database';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { type RunningIdentity, startIdentity } from '@gyg/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DemoDataInProduction, type DemoProgress, seedDemo } from '..';
import { demoAccounts, demoPassword } from '../accounts';
import { content } from '../content/content';
import { fillInstallation } from './fill-installation';

let api: TestApi;
let running: RunningIdentity;
const clock = createTestClock();
const progress: DemoProgress[] = [];
const fill = () =>
  fillInstallation({
    db: api.db,
    identityPool: running.identity.pool,
    now: clock.now(),
    onProgress: (step) => progress.push(step),
  });
const as = (person: string) => api.as({ subject: `demo-${person}` });

beforeAll(async () => {
  api = await createTestApi({ clock });
  running = await startIdentity({ db: api.db });
  await fill();
});

afterAll(async () => {
  // Closes the database that both use, after it has read the mails.
  await api.close();
  await running.close();
});

describe('a seeded installation', () => {
  it('shows guests the public data: 56 gygs less two hidden, eleven organisations', async () => {
    const all = await api.call('searchGygs', { body: { pageSize: 100 } });
    expect(all.data.total).toBe(54);
    const by = async (state: string) => (await api.call('searchGygs', { body: { states: [state] } })).data.total;
    expect([await by('PUBLISHED'), await by('ONGOING'), await by('FINISHED')]).toEqual([30, 9, 15]);
    const listed = await api.call('listOrganizations', { query: { pageSize: '100' } });
    expect(listed.data.total).toBe(content().organizations.length - 1);
  });

  it('features eight gygs, six organisations and four moments on the home page', async () => {
    expect((await api.call('searchFeaturedGygs')).data.gygs).toHaveLength(8);
    expect((await api.call('listFeaturedOrganizations')).data.organizations).toHaveLength(6);
    expect((await api.call('listFeaturedStories')).data.stories).toHaveLength(4);
  });

  it('serves a gyg by its url, with consistent places, a team, partners and moments', async () => {
    const url = { orgFriendlyUrl: 'ren-kust-bohuslan', gygFriendlyUrl: 'koster-three-islands' };
    const { gyg } = (await api.call('searchGygByUrl', { body: { ...url, showHidden: false } })).data;
    const { data } = await api.call('getGygProfile', { params: { gygId: gyg.id } });
    expect(data.stories).toHaveLength(3);
    expect(data.users).toHaveLength(2);
    expect(data.partners).toHaveLength(2);
    expect(data.gygPage['page.description']).toContain('<p lang="sv">Tre öar på en dag');
    expect(data.gygPage['page.participantInfo']).toBeUndefined();
    const lunches = data.gygCommodities.find(({ title }) => title === 'Packed lunches');
    expect(lunches).toMatchObject({ offeredPositions: 100, availablePositions: 0 });
    expect(data.participants.count).toBeGreaterThan(10);
  });

  it('shows past and upcoming bookings to the volunteer, and none to the newcomer', async () => {
    const bookingsOf = async (person: string) => {
      const caller = as(person);
      const { user } = (await caller('createUser', { body: { jwt: api.idTokenFor({ subject: `demo-${person}` }) } }))
        .data;
      return (await caller('listUserBookings', { params: { userId: user.id } })).data.bookings;
    };
    const states = (await bookingsOf('elin')).map(({ gygState }) => gygState);
    expect(new Set(states)).toEqual(new Set(['PUBLISHED', 'ONGOING', 'FINISHED']));
    expect(await bookingsOf('noor')).toEqual([]);
  });

  it('holds a place for the volunteer, who waits for another one and has been thanked twice', async () => {
    const caller = as('elin');
    const { user } = (await caller('createUser', { body: { jwt: api.idTokenFor({ subject: 'demo-elin' }) } })).data;
    const { bookings, waitlist } = (await caller('listUserBookings', { params: { userId: user.id } })).data;
    const [offered, ...others] = waitlist.toSorted((a, b) => a.ahead - b.ahead);
    expect(offered).toMatchObject({ status: 'OFFERED', needTitle: 'Bench company' });
    const hoursLeft = (Date.parse(offered?.offer?.expiresAt ?? '') - clock.now().getTime()) / 3_600_000;
    expect(hoursLeft).toBe(20);
    expect(others).toMatchObject([{ status: 'WAITING', ahead: 1, needTitle: 'Van driver' }]);
    expect(bookings.filter(({ thanks }) => thanks !== null)).toHaveLength(2);
  });

  it('shows the host full needs and full places with their queues, and who has answered “I’m coming”', async () => {
    const caller = as('britta');
    const idOf = async (gygFriendlyUrl: string) => {
      const body = { orgFriendlyUrl: 'ren-kust-bohuslan', gygFriendlyUrl, showHidden: false };
      return (await api.call('searchGygByUrl', { body })).data.gyg.id;
    };
    const [evening, boats] = [await idOf('cold-dip-warm-company'), await idOf('skrapdag-hunnebostrand')];
    const queue = (gygId: string) => caller('listWaitlist', { params: { gygId } });
    expect((await queue(evening)).data.counts).toMatchObject({ OFFERED: 1, WAITING: 2 });
    expect((await queue(boats)).data.counts).toMatchObject({ OFFERED: 0, WAITING: 2 });
    const { gygPositions } = (await api.call('getGygProfile', { params: { gygId: evening } })).data;
    const bench = gygPositions.find(({ title }) => title === 'Bench company');
    expect(bench).toMatchObject({ offeredPositions: 6, availablePositions: 0 });
    const { beneficiaries } = (await api.call('getGygProfile', { params: { gygId: boats } })).data;
    expect(beneficiaries).toMatchObject({ places: 8, taken: 8 });
    const { bookings } = (await caller('listGygBookings', { params: { gygId: boats }, query: { pageSize: '100' } }))
      .data;
    expect(bookings.filter(({ confirmedAt }) => confirmedAt !== null)).toHaveLength(3);
  });

  it('has approvals, representation and membership for the host to answer', async () => {
    const caller = as('britta');
    const { user } = (await caller('createUser', { body: { jwt: api.idTokenFor({ subject: 'demo-britta' }) } })).data;
    const { notifications } = (
      await caller('listNotifications', { params: { userId: user.id }, query: { pageSize: '100' } })
    ).data;
    const kinds = new Set(notifications.flatMap(({ action }) => action?.kind ?? []));
    expect(kinds).toEqual(new Set(['booking', 'representation', 'membership']));
    expect(notifications.length).toBeLessThan(60);
  });

  it('leaves no screen of the host empty: decisions, invitations, proposals, catalogues, portfolios', async () => {
    const caller = as('britta');
    const listed = await api.call('listOrganizations', { query: { pageSize: '100' } });
    const idOf = (url: string) => listed.data.organizations.find(({ friendlyUrl }) => friendlyUrl === url)?.id ?? '';
    const [organizationId, fixers] = [idOf('ren-kust-bohuslan'), idOf('fixarkollektivet')];
    const waiting = async (id: string) =>
      (await caller('getOrganizationDesk', { params: { organizationId: id } })).data.waiting;
    const both = [await waiting(organizationId), await waiting(fixers)];
    for (const kind of [
      'bookings',
      'stories',
      'memberships',
      'representations',
      'proposals',
      'partners',
      'portfolios',
    ] as const)
      expect(Math.max(...both.map((counts) => counts[kind])), kind).toBeGreaterThan(0);

    const { counts, invites } = (await caller('listInvites', { query: { organizationId } })).data;
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
    expect(new Set(invites.map(({ delivered }) => delivered))).toEqual(new Set([true, false]));
    expect(invites.some(({ remindedAt }) => remindedAt !== null)).toBe(true);

    for (const status of ['PENDING', 'ACCEPTED', 'DECLINED'] as const) {
      const query = { status };
      const page = await caller('listOrganizationProposals', { params: { organizationId }, query });
      expect(page.data.total, status).toBeGreaterThan(0);
      if (status === 'ACCEPTED') expect(page.data.proposals[0]?.gygId).toBeTruthy();
    }
    const asking = await caller('getOrganizationByName', { params: { friendlyUrl: 'fixarkollektivet' } });
    expect(asking.data.orgPage.proposalQuestions.filter(({ required }) => required)).toHaveLength(1);
    const { catalogs } = (await caller('listOrganizationCatalogs', { params: { organizationId } })).data;
    expect(catalogs).toHaveLength(3);
    const { portfolios } = (await caller('listPortfolios', {})).data;
    const full = portfolios.find(({ name }) => name === 'Kustens vänner');
    const insights = (await caller('getPortfolioInsights', { params: { portfolioId: full?.id ?? '' } })).data;
    const months = new Set(
      insights.organizations.flatMap((organization) => organization.months.map(({ month }) => month)),
    );
    expect([insights.organizations.length, months.size > 9, insights.hours > 300]).toEqual([6, true, true]);
  });

  it('has a gyg at its door, with people who have come and more to come', async () => {
    const url = { orgFriendlyUrl: 'ren-kust-bohuslan', gygFriendlyUrl: 'great-weigh-in-smogen' };
    const { gyg } = (await api.call('searchGygByUrl', { body: { ...url, showHidden: false } })).data;
    const { data } = await as('britta')('listAttendance', { params: { gygId: gyg.id }, query: { pageSize: '500' } });
    const marks = data.entries.map(({ attendance }) => attendance);
    const marked = marks.filter((mark) => mark !== null);
    expect(marks.length).toBeGreaterThanOrEqual(40);
    expect(new Set(marked)).toEqual(new Set(['ATTENDED', 'ABSENT', 'APPROVED_UNATTENDANCE']));
    expect(marked.length).toBeLessThan(marks.length / 2);
  });

  it('has confirmed accounts, and the super user in the group', async () => {
    for (const { email, groups } of demoAccounts) {
      expect(await running.identity.pool.findByEmail(email)).toMatchObject({ confirmed: true, groups });
    }
    expect(demoPassword).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/);
  });

  it('is filled once: a second run adds nothing', async () => {
    expect(progress.at(-1)).toEqual({ step: 'accounts', done: 6, total: 6 });
    expect(await fill()).toBe(false);
    expect((await api.call('searchGygs', { body: {} })).data.total).toBe(54);
  });
});

it('refuses to fill a production installation', async () => {
  const untouched = { db: api.db, identityPool: running.identity.pool };
  await expect(seedDemo({ ...untouched, mode: 'production' })).rejects.toThrow(DemoDataInProduction);
});

describe.runIf(engine === 'postgres')('processes that start together', () => {
  it('fill the installation once', async () => {
    const shared = await createSharedTestDatabase();
    const identityPool = { createConfirmedUser: async () => ({ id: '', created: false }) };
    const databases = await Promise.all([shared.open(), shared.open()]);
    const filled = await Promise.all(databases.map((db) => fillInstallation({ db, identityPool, now: clock.now() })));
    expect(filled.toSorted()).toEqual([false, true]);
    await shared.remove();
  });
});
