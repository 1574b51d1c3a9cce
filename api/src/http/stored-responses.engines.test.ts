import { featured, gygs } from '@gyg/database/schema';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, hour } from '../testing';

// Two processes on one database.
const shared = await createSharedTestDatabase();
const counter = createStatementCounter();
const api = await createTestApi({ database: await shared.open(), wrapDatabase: counter.wrapDatabase });
const other = await createTestApi({ database: await shared.open() });
afterAll(async () => {
  await api.close();
  await other.close();
  await shared.remove();
});

const { gyg, host } = await api.scene([{}], { startsIn: 2 });
const query = { organizationId: host.id, facets: 'true' };
const list = (headers: Record<string, string> = {}) => api.call('findHostedGygs', { query, headers });

test('an answer is made once, and then sent without a statement', async () => {
  const first = await list();
  // On PostgreSQL the version is that of the server: a test that writes to another database ends the answer as well.
  let fewest = Number.POSITIVE_INFINITY;
  for (let tries = 0; fewest > 0 && tries < 50; tries += 1) {
    const again = async () => expect((await list()).text).toBe(first.text);
    fewest = Math.min(fewest, await counter.during(again));
  }
  expect(fewest).toBe(0);
  const etag = first.headers.get('ETag') ?? '';
  const again = await list({ 'If-None-Match': etag });
  expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', etag]);
});

test('it is never stale by one write, of another process too', async () => {
  for (const process of [api, other]) {
    await list();
    const title = `Changed by ${process === api ? 'this one' : 'another one'}`;
    await process.db.tx((tx) => tx.update(gygs).set({ title }).where(eq(gygs.id, gyg.id)));
    expect((await list()).data.gygs[0]?.title).toBe(title);
  }
});

test('it ends when a gyg starts, although nothing is written', async () => {
  expect((await list()).data.facets?.states).toMatchObject({ PUBLISHED: 1, ONGOING: 0 });
  api.clock.pass(2);
  expect((await list()).data.facets?.states).toMatchObject({ PUBLISHED: 0, ONGOING: 1 });
});

test('what is featured on the home page begins and ends at its time, although nothing is written', async () => {
  const shown = async () => [
    (await api.call('findFeaturedGygs')).data.gygs.length,
    (await api.call('listFeaturedOrganizations')).data.organizations.length,
    (await api.call('listFeaturedStories')).data.stories.length,
  ];
  const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);
  const later = await api.scene([{}], { startsIn: 24 * 30 });
  const { id: userId } = await api.user();
  const storyValues = { gygId: later.gyg.id, userId, caption: 'Soup', status: 'APPROVED', createdAt: at(0) } as const;
  const story = await api.seed((seeder) => seeder.addStory(storyValues));
  const targets = { gyg: later.gyg.id, organization: later.host.id, story: story.id };
  const rows = (['gyg', 'organization', 'story'] as const).map((kind) => {
    return { kind, targetId: targets[kind], scope: 'home', startsAt: at(1), endsAt: at(2) } as const;
  });
  await api.db.tx((tx) => tx.insert(featured).values(rows));
  expect(await shown()).toEqual([0, 0, 0]);
  api.clock.pass(1);
  expect(await shown()).toEqual([1, 1, 1]);
  expect(await counter.during(shown)).toBe(0);
  api.clock.pass(1);
  expect(await shown()).toEqual([0, 0, 0]);
});

test('each language and each address has its own', async () => {
  const texts = await Promise.all([
    api.call('findHostedGygs', { query: { ...query, lang: 'en' } }),
    api.call('findHostedGygs', { query: { ...query, pageSize: '1' } }),
    list({ 'Accept-Language': 'sv' }),
    list(),
  ]);
  expect(texts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(texts[1]?.data.pageSize).toBe(1);
});

test('a caller with a token never gets it', async () => {
  const admin = await api.user();
  await api.member(host.id, admin.id, 'ADMIN');
  await list();
  const own = await api.as(admin)('findHostedGygs', { query });
  expect(own.data.gygs[0]).toHaveProperty('counts');
  expect((await list()).data.gygs[0]).not.toHaveProperty('counts');
});
