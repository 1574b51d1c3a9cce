import { featured, notifications } from '@gyg/database/schema';
import { countStatements } from '@gyg/database/testing';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '..';

// How many statements the frequent calls send, with nothing stored. A number here that
// becomes larger needs a reason; one that has become smaller should be lowered.

/** An organisation with so many gygs, and a person with a booking and a notification of each tenth. */
async function createScene(api: TestApi, size: number) {
  const host = await api.organization();
  const person = await api.user();
  const gygs = [];
  for (let index = 0; index < size; index += 1) {
    gygs.push(await api.gyg({ organizationId: host.id, startsIn: 24 * 7 + index, needs: [api.need()] }));
  }
  const [gyg] = gygs;
  if (!gyg) throw new Error('There is no gyg');
  const at = api.clock.now();
  const tenth = gygs.filter((_gyg, index) => index % 10 === 1);
  await api.seed(async (seeder) => {
    for (const { id: gygId, needId } of tenth) {
      await seeder.book({ gygId, needId, contributionType: 'SKILL', userId: person.id, at });
    }
  });
  await api.db.tx(async (tx) => {
    await tx
      .insert(notifications)
      .values(
        tenth.map(({ id: gygId }) => ({ userId: person.id, type: 'booking_confirmed', title: 'Welcome', gygId })),
      );
    await tx.insert(featured).values([{ kind: 'gyg', scope: 'home', targetId: gyg.id }]);
  });
  return { api, host, gyg, person };
}
type Scene = Awaited<ReturnType<typeof createScene>>;
type Call = (scene: Scene) => Promise<{ status: number; text: string }>;

/** Each call as a guest or as the person, and the most statements that it may take. */
const budgets: readonly (readonly [what: string, most: number, call: Call])[] = [
  ['a list of gygs', 3, ({ api }) => api.call('findGygs')],
  ['a list of gygs with facets', 3, ({ api }) => api.call('findGygs', { query: { facets: 'true' } })],
  ['a search of a keyword', 5, ({ api }) => api.call('findGygs', { query: { keyword: 'summary' } })],
  [
    'the gygs of an organisation',
    8,
    ({ api, host }) => api.call('listOrganizationGygs', { params: { organizationId: host.id } }),
  ],
  ['a gyg', 2, ({ api, gyg }) => api.call('getGyg', { params: { gygId: gyg.id } })],
  ['the page of a gyg', 14, ({ api, gyg }) => api.call('getGygProfile', { params: { gygId: gyg.id } })],
  ['the featured gygs', 6, ({ api }) => api.call('findFeaturedGygs')],
  ['the featured organisations', 5, ({ api }) => api.call('listFeaturedOrganizations')],
  ['the featured stories', 5, ({ api }) => api.call('listFeaturedStories')],
  ['the directory of organisations', 4, ({ api }) => api.call('listOrganizations')],
  ['my bookings', 11, ({ api, person }) => api.as(person)('listUserBookings', { params: { userId: person.id } })],
  ['my notifications', 3, ({ api, person }) => api.as(person)('listNotifications', { params: { userId: person.id } })],
  [
    'a booking',
    18,
    async ({ api, gyg, person }) =>
      api.as(person)('createBooking', {
        params: { gygId: gyg.id },
        body: {
          contributionType: 'SKILL',
          quantity: 1,
          userOrganization: null,
          gygPositionId: gyg.needId,
          userId: person.id,
        },
      }),
  ],
];

const scenes = await Promise.all([20, 200].map(async (size) => createScene(await createTestApi(), size)));
afterAll(() => Promise.all(scenes.map(({ api }) => api.close())));

/**
 * Makes the call once a write has ended all stored answers and its part of the index is taken over. `before`: the same call,
 * after which the cards of its gygs are in memory.
 */
async function count(scene: Scene, call: Call, before: Call | undefined): Promise<number> {
  await before?.(scene);
  await scene.api.organization();
  await scene.api.call('findGygs', { query: { sort: 'title:asc' } });
  return countStatements(async () => {
    const { status, text } = await call(scene);
    expect(status, text).toBeLessThan(300);
  });
}

describe('as many statements for two hundred gygs as for twenty, and no more than allowed', () => {
  test.each(budgets)('%s: %i', async (what, most, call) => {
    const counts = [];
    for (const scene of scenes) counts.push(await count(scene, call, what === 'a booking' ? undefined : call));
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(most);
  });
});

test('a public read that is repeated sends none', async () => {
  const [few] = scenes;
  if (!few) throw new Error('There is no scene');
  for (const [what, , call] of budgets.filter(([what]) => !/^(my|a booking)/.test(what))) {
    // On PostgreSQL a transaction of another test's database also ends what is stored.
    await vi.waitFor(async () => {
      await call(few);
      expect(await countStatements(() => call(few)), what).toBe(0);
    });
  }
});
