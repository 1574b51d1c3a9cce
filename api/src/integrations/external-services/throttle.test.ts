import { expect, test } from 'vitest';
import { createThrottle } from './external-service-client';

function paceOnAClock() {
  let time = 100;
  const slept: number[] = [];
  const sleep = async (milliseconds: number) => slept.push(milliseconds);
  const turn = createThrottle({ every: 1_000, maximumWait: 2_000, now: () => time, sleep });
  return { turn, slept, pass: (milliseconds: number) => (time += milliseconds) };
}

test('the first call starts immediately, others a second apart, and too many are refused', async () => {
  const { turn, slept } = paceOnAClock();
  await Promise.all([turn(), turn(), turn()]);
  expect(slept).toEqual([1_000, 2_000]);
  await expect(turn()).rejects.toMatchObject({ name: 'ExternalServiceError' });
});

test('after a pause the next call does not wait', async () => {
  const { turn, slept, pass } = paceOnAClock();
  await turn();
  pass(1_500);
  await turn();
  pass(200);
  await turn();
  expect(slept).toEqual([800]);
});
