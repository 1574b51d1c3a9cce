import { expect, test } from 'vitest';
import { nextAttempt, readRetryAfter } from './retry-pause';

const minute = 60_000;
const hour = 60 * minute;
const createdAt = new Date('2027-06-10T08:00:00Z');
const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);
const pause = (attempts: number, retryAfter?: string, chance = 0.5) => {
  const now = after(hour);
  return (nextAttempt({ attempts, createdAt, now, retryAfter, chance })?.getTime() ?? 0) - now.getTime();
};

test('pauses grow from a minute to twelve hours, with a random quarter more or less', () => {
  expect([1, 2, 5, 10, 11, 50].map((attempts) => pause(attempts) / minute)).toEqual([1, 2, 16, 512, 720, 720]);
  expect([pause(2, undefined, 0), pause(2, undefined, 1)]).toEqual([1.5 * minute, 2.5 * minute]);
});

test('a longer Retry-After counts up to twelve hours, a shorter one does not', () => {
  expect(pause(1, '600')).toBe(10 * minute);
  expect(pause(1, 'Thu, 10 Jun 2027 09:20:00 GMT')).toBe(20 * minute);
  expect(pause(1, '999999')).toBe(12 * hour);
  expect([pause(5, '1'), pause(5, 'soon'), pause(5, '-4')]).toEqual([16 * minute, 16 * minute, 16 * minute]);
  expect(readRetryAfter('Thu, 10 Jun 2027 09:20:00 GMT', after(48 * hour))).toBe(0);
});

test('the last attempt is after three days, and then it is given up', () => {
  const attempts = 15;
  const end = after(72 * hour);
  expect(nextAttempt({ attempts, createdAt, now: after(70 * hour), retryAfter: undefined })).toEqual(end);
  expect(nextAttempt({ attempts, createdAt, now: end, retryAfter: '600' })).toBeNull();
  let now = createdAt;
  let tries = 0;
  for (
    let next: Date | null = now;
    next;
    next = nextAttempt({ attempts: tries, createdAt, now, retryAfter: undefined })
  ) {
    now = next;
    tries += 1;
  }
  expect(tries).toBeGreaterThanOrEqual(14);
  expect(tries).toBeLessThanOrEqual(17);
});
