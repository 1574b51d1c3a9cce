import { beforeEach, expect, test, vi } from 'vitest';
import { createRefreshingCache } from './refreshing-cache';

let time = 0;
let answer: () => Promise<string>;
const load = vi.fn((_known: string | undefined) => answer());
const onError = vi.fn();
const make = () =>
  createRefreshingCache({ load, freshFor: 100, servesFor: 1000, retryAfter: 10, onError, now: () => time });

beforeEach(() => {
  time = 0;
  load.mockClear();
  onError.mockClear();
  answer = async () => 'first';
});

test('loads once for concurrent callers, and not again while the value is fresh', async () => {
  const cache = make();
  expect(cache.known()).toBeUndefined();
  await expect(Promise.all([cache.get(), cache.get()])).resolves.toEqual(['first', 'first']);
  time = 99;
  await cache.get();
  expect(load).toHaveBeenCalledTimes(1);
  expect(cache.known()).toBe('first');
});

test('returns a stale value while it reloads in the background', async () => {
  const cache = make();
  await cache.get();
  answer = async () => 'second';
  time = 100;
  await expect(cache.get()).resolves.toBe('first');
  await expect.poll(() => cache.known()).toBe('second');
  expect(load).toHaveBeenLastCalledWith('first');
});

test('reloads, and retries, where the clock is set back', async () => {
  time = 5000;
  const cache = make();
  await cache.get();
  answer = async () => 'second';
  time = 4500;
  await expect(cache.get()).resolves.toBe('first');
  await expect.poll(() => cache.known()).toBe('second');
});

test('in an outage serves the cached value for a limited time, and retries no more often than configured', async () => {
  const cache = make();
  await cache.get();
  answer = async () => Promise.reject(new Error('away'));
  time = 100;
  for (const at of [100, 105, 109]) {
    time = at;
    await expect(cache.get()).resolves.toBe('first');
    await expect.poll(() => onError.mock.calls.length).toBe(1);
  }
  time = 110;
  await expect(cache.get()).resolves.toBe('first');
  await expect.poll(() => onError.mock.calls.length).toBe(2);
  time = 1000;
  await expect(cache.get()).rejects.toThrow('away');
});

test('without a value a failure rejects all callers, and is retried after a while', async () => {
  const cache = make();
  answer = async () => Promise.reject(new Error('away'));
  await expect(Promise.all([cache.get(), cache.get()])).rejects.toThrow('away');
  answer = async () => 'back';
  time = 9;
  await expect(cache.get()).rejects.toThrow('away');
  expect(load).toHaveBeenCalledTimes(1);
  time = 10;
  await expect(cache.get()).resolves.toBe('back');
});
