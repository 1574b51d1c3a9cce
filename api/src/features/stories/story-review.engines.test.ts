import { auditEntries } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const boss = await api.user();
const superUser = api.as(boss, { groups: ['superusers'] });
const author = await api.user({ showName: false, fullName: 'Blyga Britta' });

const story = (gygId: string, over: object = {}) =>
  api.seed((seeder) =>
    seeder.addStory({
      gygId,
      userId: author.id,
      caption: 'Elva säckar',
      status: 'PENDING',
      createdAt: api.clock.now(),
      ...over,
    }),
  );
const entriesAbout = async (target: string) => {
  const rows = await api.db.read.select().from(auditEntries).where(eq(auditEntries.target, target));
  return rows.map(({ action, role, reason, details }) => ({ action, role, reason, details }));
};

test('a super user finds the stories of all organisations in every state, oldest first, with counts and pages', async () => {
  const [one, two] = [await api.scene([]), await api.scene([])];
  const { id: first } = await story(one.gyg.id);
  api.clock.pass(1);
  const { id: second } = await story(two.gyg.id);
  api.clock.pass(1);
  await story(two.gyg.id, { status: 'REJECTED' });
  await story(one.gyg.id, { status: 'APPROVED' });
  const query = { status: 'PENDING', sort: 'oldest', counts: 'true', pageSize: '1' } as const;
  const pages = await Promise.all(
    [0, 1].map((page) => superUser('findStories', { query: { ...query, page: `${page}` } })),
  );
  expect(pages.map(({ data }) => data.stories.map(({ id }) => id))).toEqual([[first], [second]]);
  expect(pages[0]?.data.stories[0]?.username).toBe('Blyga Britta');
  expect(pages[0]?.data).toMatchObject({ total: 2, counts: { PENDING: 2, APPROVED: 1, REJECTED: 1 } });
  const asHost = await api.as(one.admin)('findStories', { query: { status: 'PENDING' } });
  expect(asHost.data.stories.map(({ id }) => id)).toEqual([first]);
});

test('what a super user decides is recorded with the reason but not the note; what a host decides is not', async () => {
  const { gyg, admin, host } = await api.scene([]);
  const params = async () => ({ storyId: (await story(gyg.id)).id });
  const approved = await params();
  await superUser('approveStory', { params: approved, body: {} });
  const rejected = await params();
  const body = { reason: 'OTHER', note: 'Hemligt skäl' } as const;
  await superUser('rejectStory', { params: rejected, body });
  const byHost = await params();
  await api.as(admin)('approveStory', { params: byHost, body: {} });
  const details = { organizationId: host.id, gygId: gyg.id };
  expect(await entriesAbout(approved.storyId)).toEqual([
    { action: 'story.approved', role: 'super', reason: null, details },
  ]);
  expect(await entriesAbout(rejected.storyId)).toEqual([
    { action: 'story.rejected', role: 'super', reason: 'OTHER', details },
  ]);
  expect(await entriesAbout(byHost.storyId)).toEqual([]);
});

test('what a super user features on the home page is recorded, once', async () => {
  const { gyg } = await api.scene([]);
  const { id: storyId } = await story(gyg.id, { status: 'APPROVED' });
  const home = { params: { storyId }, body: { scope: 'home' } } as const;
  await superUser('featureStory', home);
  await superUser('featureStory', home);
  await superUser('unfeatureStory', { params: { storyId }, query: { scope: 'home' } });
  const actions = (await entriesAbout(storyId)).map(({ action }) => action);
  expect(actions.sort()).toEqual(['story.featured', 'story.unfeatured']);
});
