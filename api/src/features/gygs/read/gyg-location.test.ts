import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing';

let api: TestApi;
const names = new Map<string, string>();
beforeAll(async () => {
  api = await createTestApi();
  const { id: organizationId } = await api.organization();
  const places = {
    smogen: { lat: 58.3531, lng: 11.2241 },
    lysekil: { lat: 58.2743, lng: 11.4358 },
    stockholm: { lat: 59.3293, lng: 18.0686 },
    suva: { lat: -18.1416, lng: 178.4419 },
    apia: { lat: -13.8333, lng: -171.7667 },
    pole: { lat: 89.9, lng: 100 },
  };
  for (const [name, place] of Object.entries(places)) {
    const { id } = await api.gyg({ organizationId, title: name, place });
    names.set(id, name);
  }
  await api.gyg({ organizationId, title: 'online', address: 'online' });
  const { id } = await api.gyg({ organizationId, title: 'kiruna', address: 'Stadshuset, 981 30 Kiruna' });
  names.set(id, 'kiruna');
});
afterAll(() => api.close());

const titlesFor = async (body: object) =>
  (await api.call('searchGygs', { body: { ...body, sort: 'title:asc' } })).data.gygs.map((gyg) => names.get(gyg.id));
const search = async (query: Record<string, string>) =>
  (await api.call('findGygs', { query: { ...query, sort: 'title:asc' } })).data.gygs.map((gyg) => names.get(gyg.id));

describe('gygs near a place', () => {
  test.each([
    // Smögen to Lysekil is 15.2 km as the crow flies, to Stockholm 407.6.
    [{ lat: 58.3531, lng: 11.2241, km: 0.1 }, ['smogen']],
    [{ lat: 58.3531, lng: 11.2241, km: 15 }, ['smogen']],
    [{ lat: 58.3531, lng: 11.2241, km: 15.4 }, ['lysekil', 'smogen']],
    [{ lat: 58.3531, lng: 11.2241, km: 404 }, ['lysekil', 'smogen']],
    [{ lat: 58.3531, lng: 11.2241, km: 412 }, ['lysekil', 'smogen', 'stockholm']],
    // Across the date line, from both sides, and across the pole.
    [{ lat: -16, lng: 179.9, km: 1000 }, ['apia', 'suva']],
    [{ lat: -16, lng: -179.9, km: 1000 }, ['apia', 'suva']],
    [{ lat: 89.9, lng: -80, km: 30 }, ['pole']],
    [{ lat: 0, lng: 0, km: 20_100 }, ['apia', 'kiruna', 'lysekil', 'pole', 'smogen', 'stockholm', 'suva']],
  ])('%j finds %j', async (near, names) => {
    expect(await titlesFor({ near })).toEqual(names);
    expect(await search({ near: `${near.lat},${near.lng},${near.km}` })).toEqual(names);
  });
});

test('a gyg whose address has no coordinates is found near its town, and keeps none of its own', async () => {
  const near = { lat: 67.86, lng: 20.22, km: 10 };
  expect(await titlesFor({ near })).toEqual(['kiruna']);
  const { data } = await api.call('searchGygs', { body: { near } });
  expect(data.gygs[0]).toMatchObject({ lat: null, lng: null });
});

describe('gygs in a box', () => {
  test.each([
    [
      [11, 58, 12, 59],
      ['lysekil', 'smogen'],
    ],
    [
      [11, 58, 19, 60],
      ['lysekil', 'smogen', 'stockholm'],
    ],
    [
      [170, -20, -170, -10],
      ['apia', 'suva'],
    ],
    [[-170, -20, 170, -10], []],
  ])('%j finds %j', async (bbox, names) => {
    expect(await titlesFor({ bbox })).toEqual(names);
    expect(await search({ bbox: bbox.join(',') })).toEqual(names);
  });
});

test.each([
  { near: '58,11' },
  { near: '58,11,5,6' },
  { near: '91,0,5' },
  { near: '58,11,0' },
  { near: 'a,b,c' },
  { bbox: '1,2,3' },
  { bbox: '11,60,12,58' },
  { bbox: ',,,' },
])('%j is refused', async (query) => {
  expect((await api.call('findGygs', { query })).problem.code).toBe('request.invalid');
});
