import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { startFakeExternalService } from '../../testing/fake-external-service';

const registry = await startFakeExternalService();
const api = await createTestApi({ config: { companyRegistry: { url: `${registry.url}/v1/companies/` } } });
const bare = await createTestApi();
afterAll(() => Promise.all([api.close(), bare.close(), registry.close()]));
const person = await api.user();
const find = (country: string, registrationId: string) =>
  api.as(person)('findCompany', { params: { country, registrationId } });
const ericsson = { name: 'Telefonaktiebolaget LM Ericsson', city: 'Stockholm', website: 'https://www.ericsson.com' };

beforeEach(() => {
  registry.requests.length = 0;
  api.clock.pass(1);
});

describe('GET /companies/{country}/{registrationId}', () => {
  test('requires a login', async () => {
    const params = { country: 'se', registrationId: '556016-0680' };
    expect((await api.call('findCompany', { params })).status).toBe(401);
  });

  test('returns the registry’s data, with null for missing fields', async () => {
    registry.answers(200, { ...ericsson, shareholders: ['another company'] });
    expect((await find('SE', '556016-0680')).data).toEqual({
      country: 'se',
      registrationId: '5560160680',
      name: 'Telefonaktiebolaget LM Ericsson',
      address: null,
      postalCode: null,
      city: 'Stockholm',
      website: 'https://www.ericsson.com/',
    });
    expect(registry.requests).toEqual(['/v1/companies/se/5560160680']);
  });

  test('calls the registry once for a number, in any notation', async () => {
    for (const written of ['5560160680', '556016 0680', '16556016-0680'])
      expect((await find('se', written)).status).toBe(200);
    expect(registry.requests).toEqual([]);
  });

  test('is 404 where the registry does not know the number', async () => {
    registry.answers(404, '{}');
    expect((await find('no', '923609016')).problem.code).toBe('company.not_found');
    expect((await find('no', '923609016')).status).toBe(404);
    expect(registry.requests).toEqual(['/v1/companies/no/923609016']);
  });

  test.each([
    ['an error', 500, 'oops'],
    ['no JSON', 200, '<html>'],
    ['no name', 200, { city: 'Stockholm' }],
    ['endless names', 200, { name: 'x'.repeat(201) }],
    ['a list', 200, [ericsson]],
    ['a redirect', 301, ''],
  ])('is 503 where the registry answers with %s', async (_name, status, body) => {
    registry.answers(status, body);
    expect((await find('dk', `DK-${status}${String(body).length}`)).problem.code).toBe('server.unavailable');
  });

  test('omits a website that is not a web address', async () => {
    registry.answers(200, { ...ericsson, website: 'javascript:alert(1)' });
    expect((await find('fi', '1234567-8')).data.website).toBeNull();
  });

  test.each([
    ['se', '556016-0681'],
    ['se', '640823-3234'],
    ['se', '55601606'],
    ['se', 'SE556016068001'],
    ['swe', '5560160680'],
    ['s1', '5560160680'],
    ['no', '..'],
    ['no', '../admin'],
    ['no', '%2e%2e'],
    ['no', 'a/b'],
    ['no', 'x?y=1'],
    ['no', 'x#y'],
    ['no', 'x\r\nHost: evil.example'],
    ['no', '@evil.example'],
    ['no', 'x'.repeat(31)],
    ['no', '-1'],
    ['..', '5560160680'],
  ])('of %s %j is refused before the registry is called', async (country, registrationId) => {
    const { status } = await find(country, registrationId);
    expect([400, 404]).toContain(status);
    expect(registry.requests).toEqual([]);
  });

  test('without a registry is 503', async () => {
    const user = await bare.user();
    const params = { country: 'se', registrationId: '5560160680' };
    expect((await bare.as(user)('findCompany', { params })).problem.code).toBe('server.unavailable');
  });
});
