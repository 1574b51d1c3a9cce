import { settings } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing';
import { createSiteDown } from './site-down.service';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const write = (value: boolean) =>
  api.db.tx((tx) =>
    tx
      .insert(settings)
      .values({ key: 'site.down', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } }),
  );

test('the site goes down and up while the process runs, seen within five seconds', async () => {
  let time = 0;
  const { isDown } = createSiteDown({ db: api.db, always: false, now: () => time });
  expect(await isDown()).toBe(false);
  await write(true);
  time = 4_999;
  expect(await isDown()).toBe(false);
  time = 5_000;
  expect(await isDown()).toBe(true);
  await write(false);
  time = 10_000;
  expect(await isDown()).toBe(false);
  await api.db.tx((tx) => tx.delete(settings).where(eq(settings.key, 'site.down')));
});

test('a clock that is set back is no reason to wait', async () => {
  let time = 3_600_000;
  const { isDown } = createSiteDown({ db: api.db, always: false, now: () => time });
  expect(await isDown()).toBe(false);
  await write(true);
  time = 0;
  expect(await isDown()).toBe(true);
  await api.db.tx((tx) => tx.delete(settings).where(eq(settings.key, 'site.down')));
});

test('the setting at the start wins over the database', async () => {
  expect(await createSiteDown({ db: api.db, always: true }).isDown()).toBe(true);
});

test('an outage of the database does not change the last response', async () => {
  let time = 0;
  let works = true;
  await write(true);
  const db = {
    get read() {
      if (!works) throw new Error('no connection');
      return api.db.read;
    },
  };
  const { isDown } = createSiteDown({ db, always: false, now: () => time });
  expect(await isDown()).toBe(true);
  works = false;
  time = 5_000;
  expect(await isDown()).toBe(true);
  await write(false);
});
