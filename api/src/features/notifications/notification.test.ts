import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function inbox(count: number) {
  const user = await api.user();
  await api.seed(async (seeder) => {
    for (let number = 0; number < count; number += 1) {
      const createdAt = new Date(api.clock.now().getTime() + number);
      await seeder.addNotification({ userId: user.id, type: 'note', title: `Note ${number}`, createdAt });
    }
    await seeder.addNotification({
      userId: user.id,
      type: 'note',
      title: 'Old',
      archived: true,
      createdAt: api.clock.now(),
    });
  });
  return { user, params: { userId: user.id } };
}

test('come newest first, by pages, the archived ones apart', async () => {
  const { user, params } = await inbox(25);
  const first = await api.as(user)('listNotifications', { params });
  expect([first.data.total, first.data.notifications.length]).toEqual([25, 20]);
  expect(first.data.notifications[0]?.title).toBe('Note 24');
  const last = await api.as(user)('listNotifications', { params, query: { page: '1' } });
  expect(last.data.notifications.map((one) => one.title).at(-1)).toBe('Note 0');
  const archived = await api.as(user)('listNotifications', { params, query: { archived: 'true' } });
  expect(archived.data.notifications.map((one) => one.title)).toEqual(['Old']);
});

test('are counted until they are viewed', async () => {
  const { user, params } = await inbox(3);
  expect((await api.as(user)('countNotifications', { params })).data).toEqual({ count: 3 });
  expect((await api.as(user)('markNotificationsViewed', { params })).status).toBe(204);
  expect((await api.as(user)('countNotifications', { params })).data).toEqual({ count: 0 });
});

test('are nobody else’s', async () => {
  const { params } = await inbox(1);
  const other = api.as(await api.user(), { groups: ['superusers'] });
  for (const name of ['listNotifications', 'countNotifications', 'markNotificationsViewed'] as const) {
    expect((await other(name, { params })).problem.code).toBe('user.missing');
    expect((await api.call(name, { params })).status).toBe(401);
  }
});
