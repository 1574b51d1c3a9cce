import { afterAll, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

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

test('are listed newest first, in pages, with archived ones separately', async () => {
  const { user, params } = await inbox(25);
  const first = await api.as(user)('listNotifications', { params });
  expect([first.data.total, first.data.notifications.length]).toEqual([25, 20]);
  expect(first.data.notifications[0]?.title).toBe('Note 24');
  const last = await api.as(user)('listNotifications', { params, query: { page: '1' } });
  expect(last.data.notifications.map((notification) => notification.title).at(-1)).toBe('Note 0');
  const archived = await api.as(user)('listNotifications', { params, query: { archived: 'true' } });
  expect(archived.data.notifications.map((notification) => notification.title)).toEqual(['Old']);
});

test('are counted until they are viewed', async () => {
  const { user, params } = await inbox(3);
  expect((await api.as(user)('countNotifications', { params })).data).toEqual({ count: 3 });
  expect((await api.as(user)('markNotificationsViewed', { params })).status).toBe(204);
  expect((await api.as(user)('countNotifications', { params })).data).toEqual({ count: 0 });
});

test('are visible only to their owner', async () => {
  const { params } = await inbox(1);
  const other = api.as(await api.user(), { groups: ['superusers'] });
  for (const name of ['listNotifications', 'countNotifications', 'markNotificationsViewed'] as const) {
    expect((await other(name, { params })).problem.code).toBe('user.missing');
    expect((await api.call(name, { params })).status).toBe(401);
  }
});

test('can be archived and unarchived', async () => {
  const { user, params } = await inbox(1);
  const titles = async (archived: string) => {
    const { data } = await api.as(user)('listNotifications', { params, query: { archived } });
    return data.notifications.map((notification) => notification.title).sort();
  };
  const { data } = await api.as(user)('listNotifications', { params });
  const notificationId = data.notifications[0]?.id ?? '';
  const act = (name: 'archiveNotification' | 'unarchiveNotification') =>
    api.as(user)(name, { params: { notificationId } });
  expect([(await act('archiveNotification')).status, (await act('archiveNotification')).status]).toEqual([204, 204]);
  expect([await titles('false'), await titles('true')]).toEqual([[], ['Note 0', 'Old']]);
  expect((await api.as(user)('countNotifications', { params })).data).toEqual({ count: 0 });
  expect((await act('unarchiveNotification')).status).toBe(204);
  expect(await titles('false')).toEqual(['Note 0']);
});

test('are in the reader’s current language, with names and a picture', async () => {
  const { gyg, admin } = await api.scene();
  const user = await api.user({ fullName: 'Elin Sandberg', profileImage: '/media/elin.webp' });
  await api.as(user)('createBooking', {
    params: { gygId: gyg.id },
    body: {
      contributionType: 'SKILL',
      quantity: 1,
      userOrganization: null,
      gygPositionId: gyg.needId,
      userId: user.id,
    },
  });
  const params = { userId: admin.id };
  const first = await api.as(admin)('listNotifications', { params });
  expect(first.data.notifications[0]?.title).toMatch(/^Elin Sandberg is coming to /);
  await api.as(admin)('updateUser', { params, body: { locale: 'se' } });
  const now = await api.as(admin)('listNotifications', { params });
  expect(now.data.notifications[0]).toMatchObject({
    title: expect.stringMatching(/^Elin Sandberg kommer till /),
    image: '/media/elin.webp',
    relatedUserName: 'Elin Sandberg',
    gygTitle: expect.stringMatching(/^Gyg /),
  });
  const english = await api.as(admin)('listNotifications', { params, query: { lang: 'en' } });
  expect(english.data.notifications[0]?.title).toMatch(/^Elin Sandberg is coming to /);
  expect((await api.as(admin)('listNotifications', { params, query: { lang: 'de' } })).status).toBe(400);
  const mine = await api.as(user)('listNotifications', { params: { userId: user.id } });
  expect(mine.data.notifications[0]).toMatchObject({ relatedUserName: null, gygId: gyg.id });
});

test('about a recipient or a draft are visible only to current hosts, on the platform’s site', async () => {
  const manager = await api.user();
  const { gyg, admin } = await api.scene([], { beneficiaryPositions: 2, managers: [manager.id] });
  const params = { gygId: gyg.id };
  const recipient = await api.user({ fullName: 'Rut Recipient' });
  await api.as(recipient)('createBeneficiary', { params, body: { userId: recipient.id } });
  const types = async (who: TestUser) => {
    const as = api.as(who);
    const { data } = await as('listNotifications', { params: { userId: who.id } });
    const { count } = (await as('countNotifications', { params: { userId: who.id } })).data;
    expect(count).toBe(data.total);
    return data.notifications.map(({ type }) => type);
  };
  expect(await types(manager)).toEqual(['recipient_booked']);
  const onSite = api.fromPartner(manager)('listNotifications', { params: { userId: manager.id } });
  expect((await onSite).status).toBe(403);
  await api.as(admin)('removeGygManager', { params: { ...params, userId: manager.id } });
  expect(await types(manager)).toEqual([]);
  const added = await api.user();
  await api.as(admin)('addGygManager', { params: { ...params, userId: added.id } });
  await api.as(admin)('unpublishGyg', { params, body: { reason: 'Storm' } });
  expect(await types(added)).toEqual(['gyg_manager_added']);
});

test('name an erased person in the language of the reader', async () => {
  const { admin, host } = await api.scene();
  const person = await api.user({ fullName: 'Elin Sandberg' });
  const of = { userId: person.id, organizationId: host.id };
  await api.as(person)('saveMembership', { params: of, body: { role: 'member', invitationRef: 'MANUAL_SEARCH' } });
  await api.as(person)('eraseUser', { params: { userId: person.id } });
  const titles = async (lang: string) => {
    const list = (archived: string) =>
      api.as(admin)('listNotifications', { params: { userId: admin.id }, query: { lang, archived } });
    return [...(await list('false')).data.notifications, ...(await list('true')).data.notifications].map(
      ({ title }) => title,
    );
  };
  expect(await titles('en')).toEqual([`Someone wants to join ${host.name}`]);
  expect(await titles('se')).toEqual([`Någon vill gå med i ${host.name}`]);
});

test('old ones without values stay in the language that they were written in', async () => {
  const user = await api.user({ locale: 'se' });
  const old = { userId: user.id, type: 'booking_created', title: 'Elin kommer till strandstädningen', body: '' };
  await api.seed((seeder) => seeder.addNotification({ ...old, createdAt: api.clock.now() }));
  const query = { lang: 'en' };
  const { data } = await api.as(user)('listNotifications', { params: { userId: user.id }, query });
  expect(data.notifications[0]?.title).toBe(old.title);
});
