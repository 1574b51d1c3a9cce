import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

test('the sites that act for a person are listed and removed by that person', async () => {
  const person = await api.user();
  const params = { userId: person.id };
  const call = api.as(person);
  expect((await call('listConnectedSites', { params })).data.sites).toEqual([]);
  const site = api.sites.add(person.subject, { scopes: ['profile', 'bookings', 'retired'] });
  api.sites.add(person.subject, { origin: 'https://gone.example', organization: null });
  const { sites } = (await call('listConnectedSites', { params })).data;
  expect(sites).toMatchObject([
    { origin: site.origin, organization: { name: 'Ren kust Bohuslän' }, scopes: ['profile', 'bookings'] },
    { origin: 'https://gone.example', organization: null },
  ]);
  const remove = () => call('removeConnectedSite', { params, query: { origin: site.origin } });
  expect((await remove()).status).toBe(204);
  expect((await remove()).problem.code).toBe('sites.missing');
  expect((await call('listConnectedSites', { params })).data.sites.map(({ origin }) => origin)).toEqual([
    'https://gone.example',
  ]);
});

test('neither another person nor a site sees or removes them', async () => {
  const [person, other] = [await api.user(), await api.user()];
  const { origin } = api.sites.add(person.subject);
  const params = { userId: person.id };
  for (const call of [api.as(other), api.fromPartner(person)]) {
    expect((await call('listConnectedSites', { params })).status).toBe(403);
    expect((await call('removeConnectedSite', { params, query: { origin } })).status).toBe(403);
  }
  expect(await api.sites.list(person.subject)).toHaveLength(1);
});
