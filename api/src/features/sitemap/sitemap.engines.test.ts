import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing';
import { createStatementCounter } from '../../testing/count-statements';
import { createPublicAddresses } from './sitemap.service';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const all = { offset: 0, limit: 1_000 };

/** An organisation with a gyg, an approved story of it and a catalogue with it. */
async function published(
  profileVisible: 'true' | 'false',
  over: { draft?: boolean; hidden?: boolean; story?: 'PENDING' } = {},
) {
  const { draft = false, hidden = false } = over;
  const host = await api.organization({ page: { profileVisible } });
  const author = await api.user();
  const gyg = await api.gyg({ organizationId: host.id, draft, hidden });
  const createdAt = api.clock.now();
  const story = await api.seed(async (seeder) => {
    await seeder.addCatalog({
      organizationId: host.id,
      name: 'Summer',
      friendlyUrl: 'summer',
      gygIds: [gyg.id],
      createdAt,
    });
    return seeder.addStory({
      gygId: gyg.id,
      userId: author.id,
      caption: 'Soup',
      status: over.story ?? 'APPROVED',
      createdAt,
    });
  });
  return { host, gyg, story };
}

test('lists what a guest may see, in whole and in parts, with few statements', async () => {
  const open = await published('true');
  await published('false');
  const drafts = await published('true', { draft: true });
  const unlisted = await published('true', { hidden: true });
  const pending = await published('true', { story: 'PENDING' });
  const person = await api.user({ searchable: true, showName: true });
  await api.user({ searchable: true, showName: false });
  await api.user({ showName: true });

  const counter = createStatementCounter();
  const addresses = createPublicAddresses(counter.wrapDatabase(api.db));
  const found = await addresses.list(all);
  const paths = found.map(({ path }) => path);
  const host = (one: typeof open) => `/go/${one.host.friendlyUrl}`;
  expect(paths.toSorted()).toEqual(
    [
      ...[open, drafts, unlisted, pending].map(host),
      ...[open, pending].map((one) => `${host(one)}/${one.gyg.friendlyUrl}`),
      ...[open, pending].map((one) => `/catalogs/${one.host.friendlyUrl}/summer`),
      `/gygs/${open.gyg.id}/stories/${open.story.id}`,
      `/users/${person.id}`,
    ].toSorted(),
  );
  expect(await addresses.count()).toBe(found.length);
  // One that counts and one that lists for each of five kinds; the counter also sees two subqueries.
  expect(await counter.during(() => addresses.list(all))).toBe(12);

  const parts = await Promise.all([0, 3, 6, 9].map((offset) => addresses.list({ offset, limit: 3 })));
  expect(parts.flat()).toEqual(found);
});
