import { expect, onTestFinished, test } from 'vitest';
import { rateLimits } from '../schema';
import { openTestDatabase } from '../testing';
import { createRateLimiter, type RateLimit, secondsToWait } from './rate-limiter';

const minute = 60_000;
const limit: RateLimit = { name: 'calls', max: 2, window: minute };

async function open() {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  let at = Date.parse('2027-05-01T12:00:00Z');
  const now = () => new Date(at);
  const pass = (milliseconds: number) => {
    at += milliseconds;
  };
  return { db, now, pass, shared: createRateLimiter({ db, now }) };
}

test('counters allow the limit in each window', async () => {
  const { now, pass, shared } = await open();
  const wait = async (subject: string) => secondsToWait(await shared.count([[limit, subject]]), now());
  expect([await wait('a'), await wait('a')]).toEqual([0, 0]);
  pass(1_500);
  expect([await wait('a'), await wait('b')]).toEqual([59, 0]);
  pass(minute);
  expect(await wait('a')).toBe(0);
});

test('counters end within their window where the clock is set back', async () => {
  const { now, pass, shared } = await open();
  const wait = async () => secondsToWait(await shared.count([[limit, 'a']]), now());
  expect([await wait(), await wait(), await wait()]).toEqual([0, 0, 60]);
  pass(-120 * minute);
  expect(await wait()).toBe(60);
  pass(minute);
  expect(await wait()).toBe(0);
});

test('no count is lost among simultaneous calls', async () => {
  const { shared, now } = await open();
  const counted = await Promise.all(Array.from({ length: 50 }, () => shared.count([[limit, 'a']])));
  expect(counted.filter((counters) => secondsToWait(counters, now()) === 0)).toHaveLength(2);
});

test('a refund returns one count, and clearing returns all', async () => {
  const { shared, now } = await open();
  const wait = async () => secondsToWait(await shared.count([[limit, 'a']]), now());
  await wait();
  await wait();
  await shared.refund([[limit, 'a']]);
  expect([await wait(), await wait()]).toEqual([0, 60]);
  await shared.clear([[limit, 'a']]);
  expect(await wait()).toBe(0);
});

test('subjects are stored as digests, and counters are deleted after their window', async () => {
  const { db, shared, pass } = await open();
  await shared.count([[limit, 'elin@example.org']]);
  const [row] = await db.read.select().from(rateLimits);
  expect(row?.key).toMatch(/^calls:[\w-]{43}$/);
  pass(11 * minute);
  await shared.count([[limit, 'b']]);
  expect(await db.read.$count(rateLimits)).toBe(1);
});
