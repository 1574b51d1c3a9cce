import { expect, it } from 'vitest';
import { longestPause, ServerPause } from './server-pause';

it('grows to a minute, and is over where the clock is set back', () => {
  const pause = new ServerPause();
  let now = 0;
  for (const length of [5_000, 10_000, 20_000, 40_000, longestPause, longestPause]) {
    pause.begin(now);
    expect([pause.lasts(now + length - 1), pause.lasts(now + length)]).toEqual([true, false]);
    now += length;
  }
  pause.begin(now);
  expect(pause.lasts(now - 1)).toBe(false);
});
