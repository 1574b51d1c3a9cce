import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { startFakeExternalService } from '../../../testing/fake-external-service';

const maps = await startFakeExternalService();
const geocoder = { url: `${maps.url}/search`, contact: 'us@gyg.example', attribution: '©', perSecond: 1_000 };
const api = await createTestApi({ config: { geocoder } });
afterAll(() => Promise.all([api.close(), maps.close()]));
const { host, admin } = await api.scene();
const at = (lat: string, lon: string) => maps.answers(200, [{ lat, lon }]);

async function near(lat: number, lng: number) {
  const { data } = await api.as(admin)('searchGygs', {
    body: { near: { lat, lng, km: 5 }, organizationId: host.id, states: ['CREATED', 'PUBLISHED'] },
  });
  return data.gygs.map((gyg) => gyg.id);
}
const save = (gygId: string, body: object) => api.as(admin)('updateGyg', { params: { gygId }, body });

test('a gyg is found near its saved address, and no longer near the previous one', async () => {
  at('58.35', '11.22');
  const { data } = await api.as(admin)('createGyg', {
    body: { organizationId: host.id, title: 'Shore', address: 'Smögenbryggan' },
  });
  expect(await near(58.35, 11.22)).toEqual([data.id]);
  at('57.70', '11.97');
  await save(data.id, { address: 'Järntorget' });
  expect(await near(58.35, 11.22)).toEqual([]);
  expect(await near(57.7, 11.97)).toEqual([data.id]);
  await save(data.id, { address: 'Online' });
  expect(await near(57.7, 11.97)).toEqual([]);
});

test('a maps service that does not respond does not prevent saving; the next save finds the location', async () => {
  maps.answers(500, 'oops');
  const created = await api.as(admin)('createGyg', {
    body: { organizationId: host.id, title: 'Storm', address: 'The fortress' },
  });
  expect(created.status).toBe(201);
  expect(await near(57.88, 11.58)).toEqual([]);
  at('57.88', '11.58');
  api.clock.pass(1);
  expect((await save(created.data.id, { summary: 'Windy' })).status).toBe(200);
  expect(await near(57.88, 11.58)).toEqual([created.data.id]);
});

test('a caller without permission causes no lookup', async () => {
  const outsider = await api.user();
  const { gyg } = await api.scene();
  const before = maps.requests.length;
  const answer = await api.as(outsider)('updateGyg', { params: { gygId: gyg.id }, body: { address: 'Elsewhere' } });
  expect(answer.status).toBe(403);
  expect(maps.requests.length).toBe(before);
});
