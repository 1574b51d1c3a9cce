import { lookupCache } from '@gyg/database/schema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiContext } from '../../api-context';
import { createExternalServiceClient } from '../../integrations/external-services/external-service-client';
import { createTestApi } from '../../testing';
import { startFakeExternalService } from '../../testing/fake-external-service';
import { locate } from './geocoding.service';

const service = await startFakeExternalService();
const geocoder = { url: `${service.url}/search`, contact: 'us@gyg.example', attribution: '© Places', perSecond: 1_000 };
const api = await createTestApi({ config: { geocoder } });
const bare = await createTestApi();
afterAll(() => Promise.all([api.close(), bare.close(), service.close()]));
const person = await api.user();
const geocode = (q: string) => api.as(person)('geocode', { query: { q } });
const smogen = [{ lat: '58.3536', lon: '11.2253', display_name: 'Smögen' }];

beforeEach(() => {
  service.requests.length = 0;
  api.errors.length = 0;
  api.clock.pass(1);
});

describe('GET /geocode', () => {
  test('requires a login', async () => {
    expect((await api.call('geocode', { query: { q: 'Smögen' } })).status).toBe(401);
    expect(service.requests).toEqual([]);
  });

  test('returns the best match, and identifies itself to the service', async () => {
    service.answers(200, [...smogen, { lat: '1', lon: '2' }]);
    expect((await geocode('Smögen')).data).toEqual({ lat: 58.3536, lng: 11.2253 });
    expect(service.requests).toEqual([`/search?q=sm%C3%B6gen&format=jsonv2&limit=1`]);
    expect(service.agents.at(-1)).toBe('Gyg/0.0.0-test (http://platform.test; us@gyg.example)');
  });

  test('calls the service once in months for an address, in any spelling', async () => {
    service.answers(200, smogen);
    await geocode('Hamngatan 1,  Smögen');
    api.clock.pass(24 * 80);
    expect((await geocode('  hamngatan 1, SMÖGEN ')).data).toEqual({ lat: 58.3536, lng: 11.2253 });
    expect(service.requests).toHaveLength(1);
    api.clock.pass(24 * 11);
    await geocode('Hamngatan 1, Smögen');
    expect(service.requests).toHaveLength(2);
  });

  test('calls the service once for twenty simultaneous requests', async () => {
    service.answers(200, smogen);
    const answers = await Promise.all(Array.from({ length: 20 }, () => geocode('Kungshamn')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(service.requests).toHaveLength(1);
  });

  test('is 404 if nothing is found, and caches that for a day', async () => {
    service.answers(200, []);
    expect((await geocode('Atlantis')).problem.code).toBe('geocode.not_found');
    api.clock.pass(23);
    expect((await geocode('Atlantis')).status).toBe(404);
    expect(service.requests).toHaveLength(1);
    api.clock.pass(2);
    await geocode('Atlantis');
    expect(service.requests).toHaveLength(2);
  });

  test.each([
    ['an error', 500, 'oops'],
    ['no JSON', 200, '<html>'],
    ['places without a place', 200, [{ name: 'x' }]],
    ['a place outside the world', 200, [{ lat: '91', lon: '0' }]],
    ['a place that is no number', 200, [{ lat: '0x1f', lon: 'NaN' }]],
    ['a path that is none of its own', 404, '{}'],
    ['another form', 200, { lat: 1, lon: 2 }],
  ])('is 503 when the service answers with %s, and does not cache it', async (name, status, body) => {
    service.answers(status, body);
    const { problem, headers } = await geocode(`Question of ${name}`);
    expect(problem).toMatchObject({ status: 503, code: 'server.unavailable' });
    expect(headers.get('Retry-After')).toBe('30');
    service.answers(200, smogen);
    api.clock.pass(1);
    expect((await geocode(`Question of ${name}`)).status).toBe(200);
  });

  test('does not call a failing service for a moment, and logs the failure once', async () => {
    service.answers(500, 'oops');
    expect((await geocode('Rest 1')).status).toBe(503);
    expect((await geocode('Rest 2')).status).toBe(503);
    expect(service.requests).toHaveLength(1);
    expect(api.errors).toHaveLength(1);
  });

  test.each(['', 'x', 'x'.repeat(241)])('of %j is 400', async (q) => {
    expect((await geocode(q)).problem.code).toBe('request.invalid');
    expect(service.requests).toEqual([]);
  });

  test.each(['a&limit=50', 'x\r\nHost: evil.example', 'http://169.254.169.254/', '../../admin', 'a#b?c=d', '%00%0d'])(
    'of %j is sent as one query parameter',
    async (q) => {
      service.answers(200, smogen);
      expect((await geocode(q)).status).toBe(200);
      const [requested = ''] = service.requests;
      const url = new URL(requested, service.url);
      expect([url.pathname, url.searchParams.getAll('limit')]).toEqual(['/search', ['1']]);
    },
  );

  test('without a service, or if it does not know the address, is the location of the town', async () => {
    const user = await bare.user();
    const town = { lat: 57.707, lng: 11.967, town: 'Göteborg' };
    const bareGeocode = (q: string) => bare.as(user)('geocode', { query: { q } });
    expect((await bareGeocode('Kajen 2, Göteborg')).data).toEqual(town);
    expect((await bareGeocode('Atlantis')).problem.code).toBe('geocode.not_found');
    service.answers(200, []);
    expect((await geocode('Kajen 2, Göteborg')).data).toEqual(town);
  });

  test('stores no address in clear text', async () => {
    const rows = await api.db.read.select().from(lookupCache);
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/sm%C3|smögen|hamngatan/i);
  });
});

describe('the location of a saved gyg', () => {
  const externalServices = createExternalServiceClient({ db: api.db, now: api.clock.now, onFailure: () => undefined });
  const config = { version: '1', publicUrl: 'https://gyg.example', geocoder } as ApiContext['config'];
  const placeOf = (address: string | null) => locate({ externalServices, config }, address);

  test('is the location of its address', async () => {
    service.answers(200, smogen);
    expect(await placeOf('Smögenbryggan')).toEqual({ lat: 58.3536, lng: 11.2253 });
  });

  test('is null without an address, or online', async () => {
    for (const address of [null, '', '  ', 'Online', 'online ']) expect(await placeOf(address)).toBeNull();
    expect(service.requests).toEqual([]);
  });

  test('is null if the address is unknown, the service fails or none is configured: saving succeeds', async () => {
    service.answers(200, []);
    expect(await placeOf('Nowhere at all')).toBeNull();
    service.answers(500, 'oops');
    expect(await placeOf('A place in a storm')).toBeNull();
    expect(await locate({ externalServices, config: { ...config, geocoder: null } }, 'Smögen')).toBeNull();
  });
});
