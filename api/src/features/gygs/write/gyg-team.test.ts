import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

test('managers are added by path or body, once, and notified in their language', async () => {
  const { gyg, admin } = await api.scene([], { title: 'Cove day' });
  const [first, swede] = [await api.user({ fullName: 'Bo' }), await api.user({ fullName: 'Asta', locale: 'se' })];
  const params = { gygId: gyg.id };
  const byPath = { params: { ...params, userId: first.id } };
  const answers = await Promise.all([1, 2, 3].map(() => api.as(admin)('addGygManager', byPath)));
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  expect(answers[0]?.data).toEqual({ id: first.id, fullName: 'Bo', profileImage: null });
  await api.as(first)('addGygManagerByBody', { params, body: { userId: swede.id } });
  const list = await api.as(first)('listGygManagers', { params });
  expect(list.data).toMatchObject({ total: 2, users: [{ fullName: 'Asta' }, { fullName: 'Bo' }] });
  expect(list.text).not.toContain(first.email);
  const profile = await api.call('getGygProfile', { params });
  expect(profile.data.users.map((user) => user.fullName)).toEqual(['Asta', 'Bo']);
  const notificationsOf = async (user: typeof first) =>
    (await api.as(user)('listNotifications', { params: { userId: user.id } })).data.notifications;
  expect((await notificationsOf(first)).map((one) => one.title)).toEqual(['You manage Cove day']);
  expect((await notificationsOf(swede)).map((one) => one.title)).toEqual(['Du leder Cove day']);
});

test('a manager has a host’s rights, may leave, and loses the rights immediately', async () => {
  const manager = await api.user();
  const { gyg, admin } = await api.scene([], { draft: true, managers: [manager.id] });
  const me = { params: { gygId: gyg.id, userId: manager.id } };
  expect((await api.as(manager)('getGyg', { params: { gygId: gyg.id } })).status).toBe(200);
  expect((await api.as(manager)('removeGygManager', me)).status).toBe(204);
  expect((await api.as(manager)('getGyg', { params: { gygId: gyg.id } })).status).toBe(404);
  expect((await api.as(admin)('removeGygManager', me)).problem.code).toBe('gyg.manager_missing');
});

test('managers who are added and removed by others are recorded, once', async () => {
  const [manager, leaver] = [await api.user(), await api.user()];
  const { gyg, host, admin } = await api.scene([]);
  const details = { organizationId: host.id, gygId: gyg.id };
  for (const { id } of [manager, manager, leaver]) {
    await api.as(admin)('addGygManager', { params: { gygId: gyg.id, userId: id } });
  }
  await api.as(admin)('removeGygManager', { params: { gygId: gyg.id, userId: manager.id } });
  await api.as(leaver)('removeGygManager', { params: { gygId: gyg.id, userId: leaver.id } });
  expect(await api.auditOf(manager.id)).toMatchObject([
    { actor: admin.id, role: 'admin', action: 'manager.added', details },
    { actor: admin.id, role: 'admin', action: 'manager.removed', details },
  ]);
  expect(await api.auditOf(leaver.id)).toMatchObject([{ action: 'manager.added' }]);
});

test('only hosts see and change the list; super users see it', async () => {
  const { gyg, admin } = await api.scene([]);
  const outsider = await api.user();
  const superUser = api.as(outsider, { groups: ['superusers'] });
  const params = { gygId: gyg.id };
  const add = { params: { ...params, userId: outsider.id } };
  expect((await api.call('listGygManagers', { params })).status).toBe(401);
  expect((await api.as(outsider)('listGygManagers', { params })).status).toBe(403);
  expect((await superUser('listGygManagers', { params })).status).toBe(200);
  expect((await superUser('addGygManager', add)).status).toBe(403);
  expect((await api.as(outsider)('addGygManager', add)).status).toBe(403);
  expect((await api.as(outsider)('removeGygManager', add)).status).toBe(403);
  const missing = { params: { ...params, userId: 'nobody' } };
  expect((await api.as(admin)('addGygManager', missing)).problem.code).toBe('user.missing');
  expect((await api.as(outsider)('addGygManagerByBody', { params, body: {} })).status).toBe(400);
});
