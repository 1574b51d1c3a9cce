import { expect, test } from 'vitest';
import { createThrottle } from './throttle';

function paceOnAClock() {
  let time = 100;
  const slept: number[] = [];
  const sleep = async (milliseconds: number) => slept.push(milliseconds);
  const turn = createThrottle({ every: 1_000, maximumWait: 2_000, now: () => time, sleep });
  return { turn, slept, pass: (milliseconds: number) => (time += milliseconds) };
}

test('who comes first goes at once, others a second after each other, and a rush is refused', async () => {
  const { turn, slept } = paceOnAClock();
  await Promise.all([turn(), turn(), turn()]);
  expect(slept).toEqual([1_000, 2_000]);
  await expect(turn()).rejects.toMatchObject({ name: 'ExternalServiceError' });
});

test('after a pause there is no wait', async () => {
  const { turn, slept, pass } = paceOnAClock();
  await turn();
  pass(1_500);
  await turn();
  pass(200);
  await turn();
  expect(slept).toEqual([800]);
});
