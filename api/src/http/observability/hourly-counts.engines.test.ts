import type { Database } from '@gyg/database';
import { createSharedTestDatabase, type SharedTestDatabase } from '@gyg/database/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../testing';
import { dropCountsBefore, sumCounts } from './hourly-count.repository';
import { createHourlyCounts, hoursBefore } from './hourly-counts';

let shared: SharedTestDatabase;
let db: Database;
let clock: TestClock;
beforeEach(async () => {
  shared = await createSharedTestDatabase();
  db = await shared.open();
  clock = createTestClock();
});
afterEach(() => shared.remove());

const countsOf = (hours: number, prefix = '') => sumCounts(db.read, { prefix, since: hoursBefore(clock.now(), hours) });
const fail = () => {
  throw new Error('no connection');
};

test('counts of all processes are added up, and the highest value is kept', async () => {
  const counts = [db, await shared.open()].map((one) => createHourlyCounts({ db: one, now: clock.now }));
  for (const [index, one] of counts.entries()) {
    one.add('limit.reads.calls');
    one.add('limit.reads.calls', 4);
    one.highest('limit.reads', 40 - index);
    one.highest('limit.reads', 7);
    one.add('mail.sent');
  }
  await Promise.all(counts.map((count) => count.flush()));
  await Promise.all(counts.map((count) => count.stop()));
  expect(Object.fromEntries(await countsOf(0, 'limit.'))).toEqual({
    'limit.reads.calls': 10,
    'limit.reads.highest': 40,
  });
  expect((await countsOf(0)).get('mail.sent')).toBe(2);
});

test('counts are read from the hours that are asked for, and old ones are deleted', async () => {
  const counts = createHourlyCounts({ db, now: clock.now });
  for (const n of [1, 2, 4]) {
    counts.add('login.done', n);
    counts.highest('limit.writes', n * 10);
    clock.pass(1);
  }
  clock.pass(-1);
  await counts.flush();
  expect((await countsOf(0)).get('login.done')).toBe(4);
  expect((await countsOf(1)).get('login.done')).toBe(6);
  expect((await countsOf(9)).get('limit.writes.highest')).toBe(40);
  await db.tx((t) => dropCountsBefore(t, hoursBefore(clock.now(), 0)));
  expect((await countsOf(9)).get('login.done')).toBe(4);
});

test('what could not be written is written the next time', async () => {
  let works = false;
  const failures: unknown[] = [];
  const tx: Database['tx'] = (...given) => (works ? db.tx(...given) : fail());
  const counts = createHourlyCounts({ db: { tx }, now: clock.now, onError: (error) => failures.push(error) });
  counts.add('login.done', 3);
  await counts.flush();
  counts.add('login.done');
  works = true;
  await counts.flush();
  await counts.flush();
  expect(failures).toHaveLength(1);
  expect((await countsOf(0)).get('login.done')).toBe(4);
});

test('at most two thousand names are kept between two writes', async () => {
  const counts = createHourlyCounts({ db, now: clock.now });
  for (let n = 0; n < 2_500; n += 1) counts.add(`name.${n}`);
  counts.add('name.7');
  await counts.flush();
  const counted = await countsOf(0);
  expect(counted.size).toBe(2_000);
  expect(counted.get('name.7')).toBe(2);
});
