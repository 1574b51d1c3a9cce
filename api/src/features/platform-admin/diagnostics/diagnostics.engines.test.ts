import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi({ config: { rateLimits: 'on' } });
afterAll(() => api.close());
const superUser = await api.user();
const call = api.as(superUser, { groups: ['superusers'] });

test('the process, the database and the storage are described', async () => {
  const { data } = await call('getDiagnostics');
  expect(data.process).toMatchObject({ product: '0.0.0-test', node: process.versions.node });
  expect(data.database).toMatchObject({ engine: api.db.engine });
  expect(data.database.version).toMatch(/^\d+\.\d+/);
  expect(data.database.migration).toMatch(/^\d{4}_/);
  expect(data.database.bytes).toBeGreaterThan(0);
  expect(data.media).toMatchObject({ kind: 'folder', writable: true, pictures: 0 });
  expect(data.services.map(({ name, configured }) => [name, configured])).toEqual([
    ['geocoder', false],
    ['companyRegistry', false],
    ['mapTiles', false],
    ['tickets', false],
  ]);
});

test('limits show what was counted in this hour and the one before', async () => {
  api.counts.add('limit.writes.calls', 7);
  api.counts.add('limit.writes.refused', 2);
  api.counts.highest('limit.writes', 96);
  api.counts.add('login.done', 3);
  await api.counts.flush();
  const { data } = await call('getDiagnostics');
  const writes = { name: 'writes', max: 120, windowSeconds: 60, calls: 7, refused: 2, highestPercent: 96 };
  expect(data.limits.find(({ name }) => name === 'writes')).toEqual(writes);
  expect(data.identity).toMatchObject({ own: true, logins: 3, failedLogins: 0 });
  api.clock.pass(2);
  expect((await call('getDiagnostics')).data.limits.find(({ name }) => name === 'writes')?.calls).toBe(0);
});

test('nothing of it contains an address of a person or a path of the server', async () => {
  const { text } = await call('getDiagnostics');
  expect(text).not.toContain('example.org');
  expect(text).not.toContain(process.cwd());
});
