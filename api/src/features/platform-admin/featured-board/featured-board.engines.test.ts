import { auditEntries } from '@gyg/database/schema';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const boss = await api.user();
const superUser = api.as(boss, { groups: ['superusers'] });
const host = await api.organization({ name: 'Värden' });
const other = await api.organization({ name: 'Den andra' });

interface Row {
  id: string;
  from?: string | null;
  until?: string | null;
}
const rows = (list: readonly Row[] = []) => list.map(({ id, from = null, until = null }) => ({ id, from, until }));
const board = async () => (await superUser('getFeatured')).data;
const save = async (lists: { organizations?: Row[]; gygs?: Row[]; stories?: Row[] }, version?: string) =>
  superUser('saveFeatured', {
    body: {
      version: version ?? (await board()).version,
      organizations: rows(lists.organizations),
      gygs: rows(lists.gygs),
      stories: rows(lists.stories),
    },
  });
const shownOrganizations = async () =>
  (await api.call('listFeaturedOrganizations')).data.organizations.map(({ id }) => id);
const shownGygs = async () => (await api.call('findFeaturedGygs')).data.gygs.map(({ id }) => id);
const shownStories = async () => (await api.call('listFeaturedStories')).data.stories.map(({ id }) => id);
const story = async (gygId: string, over: object = {}) =>
  (
    await api.seed((seeder) =>
      seeder.addStory({
        gygId,
        userId: boss.id,
        caption: 'Elva säckar',
        status: 'APPROVED',
        createdAt: api.clock.now(),
        ...over,
      }),
    )
  ).id;
/** The day so many days from now. */
const day = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const passDays = (days: number) => api.clock.pass(days * 24);

beforeEach(async () => {
  expect((await save({})).status).toBe(200);
});

describe('what the home page shows', () => {
  test('has the order that was saved, for organisations and stories', async () => {
    const gyg = await api.gyg({ organizationId: host.id, startsIn: 900 });
    const stories = [await story(gyg.id), await story(gyg.id), await story(gyg.id)];
    const [one = '', two = '', three = ''] = stories;
    const order = [{ id: two }, { id: three }, { id: one }];
    await save({ organizations: [{ id: other.id }, { id: host.id }], stories: order });
    expect([await shownOrganizations(), await shownStories()]).toEqual([
      [other.id, host.id],
      [two, three, one],
    ]);
    await save({ organizations: [{ id: host.id }, { id: other.id }], stories: [{ id: one }] });
    expect([await shownOrganizations(), await shownStories()]).toEqual([[host.id, other.id], [one]]);
  });

  test('begins on the first day and ends after the last, also for a page that is stored', async () => {
    const gyg = await api.gyg({ organizationId: host.id, startsIn: 900 });
    const storyId = await story(gyg.id);
    const period = { from: day(2), until: day(3) };
    await save({
      organizations: [{ id: host.id, ...period }],
      gygs: [{ id: gyg.id, ...period }],
      stories: [{ id: storyId, ...period }],
    });
    const all = async () => [await shownOrganizations(), await shownGygs(), await shownStories()];
    const etag = async () => (await fetch(`${api.url}/organizations/featured`)).headers.get('ETag');
    const before = await etag();
    expect([await all(), (await board()).organizations[0]?.state]).toEqual([[[], [], []], 'SCHEDULED']);
    passDays(2);
    expect([await all(), (await board()).organizations[0]?.state]).toEqual([[[host.id], [gyg.id], [storyId]], 'LIVE']);
    expect(await etag()).not.toBe(before);
    passDays(2);
    expect([await all(), (await board()).organizations[0]?.state]).toEqual([[[], [], []], 'ENDED']);
    expect(await etag()).toBe(before);
  });

  test('orders gygs by start, and each leaves when it is finished', async () => {
    const soon = await api.gyg({ organizationId: host.id, startsIn: 24 });
    const late = await api.gyg({ organizationId: host.id, startsIn: 24 * 60 });
    await save({ gygs: [{ id: soon.id }, { id: late.id }] });
    expect(await shownGygs()).toEqual([late.id, soon.id]);
    passDays(30);
    expect(await shownGygs()).toEqual([late.id]);
    const reasons = (await board()).gygs.map(({ id, reason }) => [id, reason]);
    expect(reasons).toEqual([
      [late.id, null],
      [soon.id, 'FINISHED'],
    ]);
  });

  test('gets a thing that is featured by itself at the end of its list, again once its period is over', async () => {
    const params = (id: string) => ({ params: { organizationId: id }, body: {} });
    await save({ organizations: [{ id: other.id, until: day(1) }] });
    await superUser('featureOrganization', params(host.id));
    expect(await shownOrganizations()).toEqual([other.id, host.id]);
    passDays(3);
    expect(await shownOrganizations()).toEqual([host.id]);
    await superUser('featureOrganization', params(other.id));
    expect(await shownOrganizations()).toEqual([host.id, other.id]);
  });
});

describe('the lists for super users', () => {
  test('say why something is not shown', async () => {
    const hidden = await api.organization({ name: 'Gömd' });
    const gyg = await api.gyg({ organizationId: host.id, startsIn: 900 });
    const storyId = await story(gyg.id);
    await save({ organizations: [{ id: hidden.id }], gygs: [{ id: gyg.id }], stories: [{ id: storyId }] });
    const admin = await api.user();
    await api.member(hidden.id, admin.id, 'ADMIN');
    const body = { profileVisible: 'false' } as const;
    await api.as(admin)('saveOrganizationPage', { params: { organizationId: hidden.id }, body });
    const { organizations, gygs, stories } = await board();
    expect([organizations[0]?.reason, gygs[0]?.reason, stories[0]?.reason]).toEqual(['HIDDEN', null, null]);
    expect([organizations[0]?.organization.name, stories[0]?.story.caption]).toEqual(['Gömd', 'Elva säckar']);
    expect(await shownOrganizations()).toEqual([]);
  });

  test('are not saved over changes of someone else', async () => {
    const { version } = await board();
    await save({ organizations: [{ id: host.id }] });
    const late = await save({ organizations: [{ id: other.id }] }, version);
    expect([late.status, late.problem.code, await shownOrganizations()]).toEqual([409, 'featured.changed', [host.id]]);
    const current = (await board()).version;
    const both = await Promise.all([save({}, current), save({ organizations: [{ id: other.id }] }, current)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('refuse each row that cannot be featured, and change nothing then', async () => {
    const draft = await api.gyg({ organizationId: host.id, startsIn: 900, draft: true });
    const gyg = await api.gyg({ organizationId: host.id, startsIn: 900 });
    const pending = await story(gyg.id, { status: 'PENDING' });
    const { problem } = await save({
      organizations: [{ id: host.id }, { id: host.id }, { id: 'none' }],
      gygs: [{ id: draft.id }, { id: gyg.id, from: '2030-02-02', until: '2030-02-01' }],
      stories: [{ id: pending }],
    });
    expect([problem.code, problem.errors?.map(({ path, code }) => [path, code])]).toEqual([
      'featured.refused',
      [
        ['organizations.1', 'doubled'],
        ['organizations.2', 'unknown'],
        ['gygs.0', 'draft'],
        ['gygs.1', 'until_before_from'],
        ['stories.0', 'not_approved'],
      ],
    ]);
    expect(await shownOrganizations()).toEqual([]);
  });
});

test('each change is recorded once: added, removed, other days, another order', async () => {
  const third = await api.organization({ name: 'Den tredje' });
  const targets = [host.id, other.id, third.id, 'home'];
  const entries = () => api.db.read.select().from(auditEntries).where(inArray(auditEntries.target, targets));
  const ofSave = async (organizations: Row[]) => {
    const earlier = new Set((await entries()).map(({ id }) => id));
    await save({ organizations });
    const added = (await entries()).filter(({ id }) => !earlier.has(id));
    return added.map(({ action, target, before, after }) => ({ action, target, before, after }));
  };
  const none = { from: null, until: null };
  expect(await ofSave([{ id: host.id }, { id: other.id }])).toHaveLength(2);
  expect(await ofSave([{ id: host.id }, { id: other.id }])).toEqual([]);
  const changed = await ofSave([
    { id: third.id, until: '2031-05-01' },
    { id: host.id, from: '2026-01-01' },
  ]);
  expect(changed).toHaveLength(3);
  expect(changed).toEqual(
    expect.arrayContaining([
      { action: 'organization.unfeatured', target: other.id, before: none, after: null },
      { action: 'organization.featured', target: third.id, before: null, after: { from: null, until: '2031-05-01' } },
      { action: 'organization.featured', target: host.id, before: none, after: { from: '2026-01-01', until: null } },
    ]),
  );
  const moved = await ofSave([
    { id: host.id, from: '2026-01-01' },
    { id: third.id, until: '2031-05-01' },
  ]);
  expect(moved).toEqual([
    {
      action: 'featured.published',
      target: 'home',
      before: { organizations: [third.id, host.id] },
      after: { organizations: [host.id, third.id] },
    },
  ]);
});
