import { expect, test, vi } from 'vitest';
import { attemptsFor, withRetry } from './retry';

const failure = (code: string) => Object.assign(new Error('driver'), { code });

test('a serialization failure and a deadlock are retried, however deep they are wrapped', () => {
  expect(attemptsFor(failure('40001'))).toBeGreaterThan(10);
  const wrapped = new Error('query failed', { cause: new Error('again', { cause: failure('40P01') }) });
  expect(attemptsFor(wrapped)).toBeGreaterThan(10);
  expect(attemptsFor(failure('23505'))).toBe(1);
  expect(attemptsFor('40001')).toBe(1);
});

test('a deleted row is retried a limited number of times', async () => {
  const attempt = vi.fn().mockRejectedValue(failure('23503'));
  await expect(withRetry(attempt)).rejects.toThrow('driver');
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('returns as soon as an attempt succeeds', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(failure('40001')).mockResolvedValue('done');
  expect(await withRetry(attempt)).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('rethrows other errors immediately', async () => {
  const attempt = vi.fn().mockRejectedValue(failure('23505'));
  await expect(withRetry(attempt)).rejects.toThrow('driver');
  expect(attempt).toHaveBeenCalledTimes(1);
});
