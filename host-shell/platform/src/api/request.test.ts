import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimedOut } from './failures';
import { request } from './request';

const url = new URL('https://gyg.test/api/gygs');
const answer = (status: number, headers: Record<string, string> = {}) => new Response('{}', { status, headers });

/** Answers each request with the next of these; a status, or no network. */
function serverWith(...answers: (Response | 'away')[]) {
  vi.restoreAllMocks();
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const next = answers.shift();
    if (next === undefined || next === 'away') throw new TypeError('Failed to fetch');
    return next;
  });
}

/** A server that never responds, until the request is ended. */
const silentServer = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(new DOMException('Ended', 'AbortError'));
        if (init?.signal?.aborted) end();
        init?.signal?.addEventListener('abort', end);
      }),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a request that reads is repeated twice, whether the server is busy or away', async () => {
  const fetched = serverWith(answer(503), 'away', answer(200));
  const response = request(url, { method: 'GET' });
  await vi.runAllTimersAsync();
  expect((await response).status).toBe(200);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('the last response counts, and other refusals are not repeated', async () => {
  const busy = serverWith(answer(502), answer(504), answer(503), answer(200));
  const last = request(url, { method: 'GET' });
  await vi.runAllTimersAsync();
  expect((await last).status).toBe(503);
  expect(busy).toHaveBeenCalledTimes(3);
  const refusing = serverWith(answer(404), answer(200));
  expect((await request(url, { method: 'GET' })).status).toBe(404);
  expect(refusing).toHaveBeenCalledTimes(1);
});

test('a request that writes is sent once', async () => {
  serverWith(answer(503), answer(200));
  expect((await request(url, { method: 'POST', body: '{}' })).status).toBe(503);
  serverWith('away', answer(200));
  await expect(request(url, { method: 'POST', body: '{}' })).rejects.toThrow(TypeError);
});

test('a busy server says how long it takes', async () => {
  const fetched = serverWith(answer(503, { 'retry-after': '3' }), answer(200));
  const response = request(url, { method: 'GET' });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await response).status).toBe(200);
});

test('without a response in time it fails', async () => {
  silentServer();
  const failure = expect(request(url, { method: 'GET' })).rejects.toThrow(TimedOut);
  await vi.advanceTimersByTimeAsync(15_000);
  await failure;
});

test('a cancelled request ends, also between two tries', async () => {
  silentServer();
  await expect(request(url, { method: 'GET', signal: AbortSignal.abort() })).rejects.toThrow('Ended');
  const fetched = serverWith('away', answer(200));
  const cancel = new AbortController();
  const failure = expect(request(url, { method: 'GET', signal: cancel.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await vi.advanceTimersByTimeAsync(100);
  cancel.abort();
  await failure;
  expect(fetched).toHaveBeenCalledTimes(1);
});
