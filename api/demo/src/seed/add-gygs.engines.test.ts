import { createTestApi, createTestClock, type TestApi } from '@gyg/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGygs, DemoDataInProduction } from '..';
import { fillInstallation } from './fill-installation';

let api: TestApi;
const clock = createTestClock();
const identityPool = { createConfirmedUser: async () => ({ id: '', created: false }) };
const add = (gygs: number, onProgress?: (progress: { done: number; total: number }) => void) =>
  addGygs({ mode: 'demo', db: api.db, gygs, now: clock.now(), ...(onProgress && { onProgress }) });
const published = async () => (await api.call('searchGygs', { body: { states: ['PUBLISHED'], pageSize: 100 } })).data;

beforeAll(async () => {
  api = await createTestApi({ clock });
});
afterAll(() => api.close());

test('nothing is added where the demo is not loaded', async () => {
  expect(await add(3)).toBe(false);
});

test('further gygs are published, start later, and have needs and bookings', async () => {
  await fillInstallation({ db: api.db, identityPool, now: clock.now() });
  const before = await published();
  const progress: string[] = [];
  expect(await add(12, ({ done, total }) => progress.push(`${done}/${total}`))).toBe(true);
  expect([progress[0], progress.at(-1), progress.length]).toEqual(['1/12', '12/12', 12]);
  const publishedBefore = new Set(before.gygs.map(({ id }) => id));
  const further = (await published()).gygs.filter(({ id }) => !publishedBefore.has(id));
  expect(further).toHaveLength(12);
  const profiles = await Promise.all(
    further.map(async ({ id }) => (await api.call('getGygProfile', { params: { gygId: id } })).data),
  );
  for (const { gyg, gygPositions, gygCommodities } of profiles) {
    expect(gyg.title).toMatch(/ \(2\)$/);
    expect(Date.parse(gyg.startDateTime ?? '')).toBeGreaterThan(clock.now().getTime());
    expect(gygPositions.length + gygCommodities.length).toBeGreaterThan(0);
  }
  expect(profiles.reduce((sum, { participants }) => sum + participants.count, 0)).toBeGreaterThan(12);
});

test('a second time, others are added', async () => {
  const before = (await published()).total;
  expect(await add(50)).toBe(true);
  expect((await published()).total).toBe(before + 50);
});

test('people and organisations that have gone are left out', async () => {
  const elin = api.as({ subject: 'demo-elin' });
  const { user } = (await elin('createUser', { body: { jwt: api.idTokenFor({ subject: 'demo-elin' }) } })).data;
  expect((await elin('eraseUser', { params: { userId: user.id } })).status).toBe(204);
  expect(await add(50)).toBe(true);
});

test('in production nothing is added', async () => {
  await expect(addGygs({ mode: 'production', db: api.db, gygs: 1 })).rejects.toThrow(DemoDataInProduction);
});
