import { auditEntries, settings } from '@gyg/database/schema';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { createSiteDown } from './site-down.service';

const api = await createTestApi();
afterAll(() => api.close());
const superUser = await api.user({ fullName: 'Astrid Ek' });
const call = api.as(superUser, { groups: ['superusers'] });
const message = { en: 'Back at noon.', se: 'Öppnar klockan tolv.' };

test('the site goes down at once with a message, and up again', async () => {
  expect((await call('getSiteDown')).data).toMatchObject({ down: false, message: null, since: null, fixed: false });
  expect((await api.call('getConfig')).data).toMatchObject({ siteDown: false, siteDownMessage: null });
  const body = { down: true, message, reason: 'New database' };
  const since = api.clock.now().toISOString();
  const expected = { down: true, message, since, changedByName: 'Astrid Ek', fixed: false };
  expect((await call('setSiteDown', { body })).data).toEqual(expected);
  expect((await call('getSiteDown')).data).toEqual(expected);
  expect((await api.call('getConfig')).data).toMatchObject({ siteDown: true, siteDownMessage: message });

  api.clock.pass(1);
  const same = await call('setSiteDown', { body: { down: true, message: { en: '', se: '' } } });
  expect(same.data).toMatchObject({ down: true, message: null, since });
  await call('setSiteDown', { body: { down: false } });
  expect((await api.call('getConfig')).data).toMatchObject({ siteDown: false, siteDownMessage: null });
  const entries = await api.db.read.select().from(auditEntries).orderBy(auditEntries.createdAt);
  expect(entries[0]).toMatchObject({
    action: 'site_down.changed',
    target: 'site.down',
    before: { down: false, message: null },
    after: { down: true, message },
    reason: 'New database',
  });
  expect(entries).toHaveLength(3);
});

test('a row that an operator wrote counts too', async () => {
  await api.db.tx((t) => t.delete(settings));
  await api.db.tx((t) => t.insert(settings).values({ key: 'site.down', value: true }));
  expect((await call('getSiteDown')).data).toMatchObject({ down: true, since: null, changedByName: null });
  await call('setSiteDown', { body: { down: false } });
  expect((await call('getSiteDown')).data.down).toBe(false);
});

test('where the server was started for a site that is down, the call is refused', async () => {
  const siteDown = createSiteDown({ db: api.db, always: true });
  const fixed = await createTestApi({ database: api.db, siteDown });
  const as = fixed.as(superUser, { groups: ['superusers'] });
  expect((await as('getSiteDown')).data).toMatchObject({ down: true, fixed: true });
  const answer = await as('setSiteDown', { body: { down: false } });
  expect([answer.status, answer.problem.code]).toEqual([409, 'site_down.fixed']);
});
