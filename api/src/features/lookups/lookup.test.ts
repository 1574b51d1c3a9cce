import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { createSiteDown } from '../site';

const api = await createTestApi();
afterAll(() => api.close());

test('the seventeen goals have titles and pictures in both languages', async () => {
  const { data } = await api.call('listGoals');
  expect(data.sdgs).toHaveLength(17);
  expect(data.sdgs[13]).toEqual({
    id: 14,
    titles: { en: 'Life below water', se: 'Hav och marina resurser' },
    images: { en: '/media/goals/14.webp', se: '/media/goals/14.webp' },
  });
});

test('the shell gets its configuration', async () => {
  const { data } = await api.call('getConfig');
  expect(data).toMatchObject({ languages: ['en', 'se'], siteDown: false, identity: { clientId: 'gyg-web' } });
  expect(data).toMatchObject({ mapTiles: null, geocoding: null, tickets: null, companyRegistry: false });
  expect(data.limits).toMatchObject({ uploadBytes: 10 * 1024 * 1024, inviteMessage: 1_000 });
});

test('the shell learns which services are configured, without their addresses', async () => {
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mappers' };
  const geocoder = {
    url: 'https://places.example/search',
    contact: 'us@gyg.example',
    attribution: '© Places',
    perSecond: 1,
  };
  const companyRegistry = { url: 'https://registry.example' };
  const tickets = { provider: 'Ticket Office' };
  const feedbackFormUrl = 'https://forms.example/f';
  const contactEmail = 'hello@gyg.example';
  const config = { mapTiles, geocoder, companyRegistry, tickets, feedbackFormUrl, contactEmail };
  const siteDown = createSiteDown({ db: api.db, always: true });
  const configured = await createTestApi({ config, siteDown });
  const { data, text } = await configured.call('getConfig');
  await configured.close();
  expect(data).toMatchObject({
    mapTiles,
    geocoding: { attribution: '© Places' },
    companyRegistry: true,
    tickets,
    feedbackFormUrl,
    contactEmail,
    siteDown: true,
  });
  expect(text).not.toMatch(/places\.example|registry\.example|us@gyg/);
});

test('the API reports that it is alive and ready', async () => {
  expect((await api.call('getLiveness')).data).toEqual({ status: 'ok' });
  expect((await api.call('getReadiness')).data).toEqual({ status: 'ok' });
});
