import { expect, onTestFinished, test, vi } from 'vitest';
import { createLocalRateLimiter } from './local-rate-limiter';
import { secondsToWait } from './rate-limiter';

const minute = 60_000;

test('counters allow the limit in each window, and end within it where the clock is set back', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const now = () => new Date();
  const limiter = createLocalRateLimiter({ now });
  const limit = { name: 'calls', max: 2, window: minute };
  const wait = async (subject: string) => secondsToWait(await limiter.count([[limit, subject]]), now());
  expect([await wait('a'), await wait('a'), await wait('a'), await wait('b')]).toEqual([0, 0, 60, 0]);
  vi.setSystemTime(Date.now() - 120 * minute);
  expect(await wait('a')).toBe(60);
  vi.advanceTimersByTime(minute);
  expect(await wait('a')).toBe(0);
});
