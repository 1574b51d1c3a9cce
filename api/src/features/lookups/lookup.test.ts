import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

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

test('the shell learns what it must know', async () => {
  const { data } = await api.call('getConfig');
  expect(data).toMatchObject({ languages: ['en', 'se'], siteDown: false, identity: { clientId: 'gyg-web' } });
});

test('the API says that it lives and is ready', async () => {
  expect((await api.call('getLiveness')).data).toEqual({ status: 'ok' });
  expect((await api.call('getReadiness')).data).toEqual({ status: 'ok' });
});
