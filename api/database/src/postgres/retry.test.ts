import { expect, test, vi } from 'vitest';
import { isRetryable, retrying } from './retry';

const failure = (code: string) => Object.assign(new Error('driver'), { code });

test('a serialization failure and a deadlock are tried again, however deep they are wrapped', () => {
  expect(isRetryable(failure('40001'))).toBe(true);
  expect(isRetryable(new Error('query failed', { cause: new Error('again', { cause: failure('40P01') }) }))).toBe(true);
  expect(isRetryable(failure('23505'))).toBe(false);
  expect(isRetryable('40001')).toBe(false);
});

test('answers as soon as an attempt succeeds', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(failure('40001')).mockResolvedValue('done');
  expect(await retrying(attempt)).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('throws on at once what another attempt cannot mend', async () => {
  const attempt = vi.fn().mockRejectedValue(failure('23505'));
  await expect(retrying(attempt)).rejects.toThrow('driver');
  expect(attempt).toHaveBeenCalledTimes(1);
});
