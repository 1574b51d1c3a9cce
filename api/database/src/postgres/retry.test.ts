import { expect, test, vi } from 'vitest';
import { withRetry } from './retry';

const failure = (code: string) => Object.assign(new Error('driver'), { code });

test.each(['40001', '40P01'])(
  'a serialization failure and a deadlock (%s) are retried, however deep they are wrapped',
  async (code) => {
    const wrapped = new Error('query failed', { cause: new Error('again', { cause: failure(code) }) });
    const attempt = vi.fn().mockRejectedValue(wrapped);
    await expect(withRetry(attempt)).rejects.toThrow('query failed');
    expect(attempt).toHaveBeenCalledTimes(20);
  },
);

test('a deleted row is retried a limited number of times', async () => {
  const attempt = vi.fn().mockRejectedValue(failure('23503'));
  await expect(withRetry(attempt)).rejects.toThrow('driver');
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('a deleted row is read again however often the transaction met others before', async () => {
  const attempt = vi.fn().mockResolvedValue('refused');
  for (const code of ['40P01', '40P01', '40001', '23503']) attempt.mockRejectedValueOnce(failure(code));
  expect(await withRetry(attempt)).toBe('refused');
  expect(attempt).toHaveBeenCalledTimes(5);
});

test('returns as soon as an attempt succeeds', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(failure('40001')).mockResolvedValue('done');
  expect(await withRetry(attempt)).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('rethrows other errors immediately', async () => {
  for (const error of [failure('23505'), new Error('driver')]) {
    const attempt = vi.fn().mockRejectedValue(error);
    await expect(withRetry(attempt)).rejects.toThrow('driver');
    expect(attempt).toHaveBeenCalledTimes(1);
  }
});
