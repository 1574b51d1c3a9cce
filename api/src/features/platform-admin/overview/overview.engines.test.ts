import { stories } from '@gyg/database/schema';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { testRemotes } from '../../../testing/test-remotes';

const api = await createTestApi({ superUserSubjects: ['one', 'two'] });
afterAll(() => api.close());
const superUser = await api.user();
const call = api.as(superUser, { groups: ['superusers'] });
const read = async () => (await call('getOverview')).data;

test('figures are counted, and again after five minutes', async () => {
  const { gyg, host } = await api.scene([{}], { startsIn: 24, lasts: 4 });
  const before = await read();
  expect(before.openGygs).toMatchObject({ upcoming: 1, inProgress: 0 });
  expect(before.goals.reduce((sum, number) => sum + number, 0)).toBe(1);
  expect(before.organizations.total).toBe(before.organizations.created.count);
  expect(before.bookings).toMatchObject({ count: 0, before: 0 });
  const booker = await api.user();
  await api.seed((seeder) =>
    seeder.book({
      gygId: gyg.id,
      needId: gyg.needId,
      contributionType: 'SKILL',
      userId: booker.id,
      userOrganization: null,
      at: api.clock.now(),
    }),
  );
  expect((await read()).bookings.count).toBe(0);
  api.clock.pass(0.1);
  const after = await read();
  expect(after.bookings.count).toBe(1);
  expect(after.bookings.byDay.at(-1)).toBe(1);
  expect(after.doors).toMatchObject({ superUsers: 2, site: { down: false, since: null }, demo: true });
  expect(after.health.jobs).toMatchObject({ total: 5, failed: 0, late: 0 });

  await api.db.tx((t) =>
    t.insert(stories).values({
      ...{ gygId: gyg.id, organizationId: host.id, userId: booker.id, caption: 'We sorted 340 kilos' },
      createdAt: api.clock.now(),
    }),
  );
  api.clock.pass(47);
  expect((await read()).stories.total).toBe(0);
  api.clock.pass(2);
  const late = await read();
  expect(late.stories.total).toBe(1);
  expect(late.stories.oldest[0]).toMatchObject({ caption: 'We sorted 340 kilos', organizationName: host.name });
  expect(late.openGygs).toMatchObject({ upcoming: 0, inProgress: 0 });
});

test('remotes, paused canaries and the last closing of the site are shown', async () => {
  const { health, doors } = await read();
  expect(health.remotes).toMatchObject({ total: 1, pausedCanaries: 0 });
  expect(doors.site).toEqual({ down: false, since: null });
  const entry = testRemotes().table.booking?.canary?.entry ?? '';
  await call('shareRemote', { params: { name: 'booking' }, body: { entry, percent: 0 } });
  expect((await read()).health.remotes.pausedCanaries).toBe(1);
  expect((await call('getSuperDesk')).data.waiting.remotes).toBe(1);
  const closedAt = api.clock.now().toISOString();
  expect((await call('setSiteDown', { body: { down: true } })).status).toBe(200);
  expect((await read()).doors.site).toEqual({ down: true, since: closedAt });
  await call('setSiteDown', { body: { down: false } });
  expect((await read()).doors.site.down).toBe(false);
});
