import { expect, test, vi } from 'vitest';
import { attemptsFor, withRetry } from './retry';

const failure = (code: string) => Object.assign(new Error('driver'), { code });

test('a serialization failure and a deadlock are tried again, however deep they are wrapped', () => {
  expect(attemptsFor(failure('40001'))).toBeGreaterThan(10);
  const wrapped = new Error('query failed', { cause: new Error('again', { cause: failure('40P01') }) });
  expect(attemptsFor(wrapped)).toBeGreaterThan(10);
  expect(attemptsFor(failure('23505'))).toBe(1);
  expect(attemptsFor('40001')).toBe(1);
});

test('a row that is gone is looked for once more, but not for ever', async () => {
  const attempt = vi.fn().mockRejectedValue(failure('23503'));
  await expect(withRetry(attempt)).rejects.toThrow('driver');
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('answers as soon as an attempt succeeds', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(failure('40001')).mockResolvedValue('done');
  expect(await withRetry(attempt)).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('throws on at once what another attempt cannot mend', async () => {
  const attempt = vi.fn().mockRejectedValue(failure('23505'));
  await expect(withRetry(attempt)).rejects.toThrow('driver');
  expect(attempt).toHaveBeenCalledTimes(1);
});
