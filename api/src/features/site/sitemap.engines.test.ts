import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing';
import { createStatementCounter } from '../../testing/count-statements';
import { createPublicAddresses, type PublicKind } from './sitemap.service';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const kinds: readonly PublicKind[] = ['organizations', 'gygs', 'catalogs', 'stories', 'people'];

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

test('lists what a guest may see, in whole and in parts, with one statement for each part', async () => {
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
  const entries = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await addresses.list(kind, { limit: 1_000 })] as const)),
  );
  const paths = [...entries.values()].flat().map(({ path }) => path);
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
  expect(await counter.during(() => addresses.list('gygs', { limit: 1_000 }))).toBe(1);

  for (const [kind, all] of entries) {
    const [first] = await addresses.list(kind, { limit: 1 });
    expect(first).toEqual(all[0]);
    expect(await addresses.list(kind, { after: first?.key, limit: 1_000 })).toEqual(all.slice(1));
    expect(await addresses.list(kind, { skip: 1, limit: 1 })).toEqual(all.slice(1, 2));
    const last = all.at(-1)?.key;
    const before = all.at(-2)?.key;
    expect(await addresses.list(kind, { upTo: before ?? last, limit: 1_000 })).toEqual(
      all.slice(0, before === undefined ? undefined : -1),
    );
  }
});

test('an address that names no number of a card has no gygs', async () => {
  const addresses = createPublicAddresses(api.db);
  expect(await addresses.list('gygs', { after: 'first', limit: 10 })).toEqual([]);
});

test('a gyg says when it last changed', async () => {
  const { admin, gyg } = await api.scene();
  const changed = async () => {
    const all = await createPublicAddresses(api.db).list('gygs', { limit: 1_000 });
    return all.find(({ path }) => path.endsWith(`/${gyg.friendlyUrl}`))?.changed;
  };
  api.clock.set(new Date(api.clock.now().getTime() + 60_000));
  const answer = await api.as(admin)('updateGyg', {
    params: { gygId: gyg.id },
    body: { title: 'Soup for more' },
  });
  expect(answer.status).toBe(200);
  expect(await changed()).toEqual(api.clock.now());
});
