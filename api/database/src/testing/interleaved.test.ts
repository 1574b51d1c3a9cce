import { expect, it } from 'vitest';
import { medianOf, timeInterleaved } from './interleaved';

it('returns the middle value as the median, in any order', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([100, 1, 3, 4])).toBe(3.5);
});

it('runs every case as often as requested, after warm-up rounds that are not measured', async () => {
  const done: string[] = [];
  const cases = ['a', 'b'].map((name) => ({ name, run: async () => done.push(name) }));
  const times = await timeInterleaved(cases, { rounds: 3, warmUp: 2 });
  expect(times.map(({ name, taken }) => [name, taken.length])).toEqual([
    ['a', 3],
    ['b', 3],
  ]);
  expect(done.filter((name) => name === 'a')).toHaveLength(5);
});
