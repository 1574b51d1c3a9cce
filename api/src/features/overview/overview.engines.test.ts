import { stories } from '@gyg/database/schema';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

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
  expect(after.doors).toMatchObject({ superUsers: 2, siteDown: false, demo: true });
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
