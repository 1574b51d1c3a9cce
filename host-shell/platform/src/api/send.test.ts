import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from './api-client';

const { call, authenticate } = createApiClient();
const read = (signal?: AbortSignal) => call('countNotifications', { params: { userId: 'elin' } }, { signal });
const write = () => call('markNotificationsViewed', { params: { userId: 'elin' }, body: {} });
const respond = (status: number, headers: Record<string, string> = {}) =>
  new Response('{"count":1}', { status, headers });

/** Responds to each request with the next of these; a status, or no network. */
function serverWith(...responses: (Response | 'away')[]) {
  vi.restoreAllMocks();
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const next = responses.shift();
    if (next === undefined || next === 'away') throw new TypeError('Failed to fetch');
    return next;
  });
}

/** A server that never responds, until the request is ended. */
const silentServer = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = new Request(input, init);
        const end = () => reject(signal.reason);
        if (signal.aborted) end();
        signal.addEventListener('abort', end);
      }),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  authenticate({ token: async () => undefined, onRefused: () => undefined });
});

test('a call that reads is repeated twice, whether the server is busy or away', async () => {
  const fetched = serverWith(respond(503), 'away', respond(200));
  const response = read();
  await vi.runAllTimersAsync();
  expect(await response).toEqual({ count: 1 });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('the last response counts, and other refusals are not repeated', async () => {
  const busy = serverWith(respond(502), respond(504), respond(503), respond(200));
  const last = expect(read()).rejects.toMatchObject({ status: 503 });
  await vi.runAllTimersAsync();
  await last;
  expect(busy).toHaveBeenCalledTimes(3);
  const refusing = serverWith(respond(404), respond(200));
  await expect(read()).rejects.toMatchObject({ status: 404 });
  expect(refusing).toHaveBeenCalledTimes(1);
});

test('a call that writes is sent once', async () => {
  serverWith(respond(503), respond(200));
  await expect(write()).rejects.toMatchObject({ status: 503 });
  serverWith('away', respond(200));
  await expect(write()).rejects.toMatchObject({ code: 'network.offline' });
});

test('a busy server says how long it takes, but not longer than a visitor waits', async () => {
  const fetched = serverWith(
    respond(503, { 'retry-after': '3' }),
    respond(503, { 'retry-after': '3600' }),
    respond(200),
  );
  const response = read();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await response).toEqual({ count: 1 });
});

test('without a response in time it fails', async () => {
  silentServer();
  const failure = expect(read()).rejects.toMatchObject({ code: 'network.timeout', status: 0 });
  await vi.advanceTimersByTimeAsync(15_000);
  await failure;
});

test('a cancelled call ends, also between two tries', async () => {
  silentServer();
  await expect(read(AbortSignal.abort())).rejects.toMatchObject({ code: 'request.aborted' });
  const fetched = serverWith('away', respond(200));
  const cancel = new AbortController();
  const failure = expect(read(cancel.signal)).rejects.toMatchObject({ code: 'request.aborted' });
  await vi.advanceTimersByTimeAsync(100);
  cancel.abort();
  await failure;
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an expired token is renewed once, after a busy server too', async () => {
  vi.useRealTimers();
  authenticate({ token: async ({ refused }) => (refused === undefined ? 'old' : 'new'), onRefused: () => undefined });
  const fetched = serverWith(respond(503, { 'retry-after': '0' }), respond(401), respond(200));
  expect(await read()).toEqual({ count: 1 });
  const tokens = fetched.mock.calls.map(([input, init]) => new Request(input, init).headers.get('authorization'));
  expect(tokens).toEqual(['Bearer old', 'Bearer old', 'Bearer new']);
});
