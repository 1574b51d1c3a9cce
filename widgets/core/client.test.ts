import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getJson } from './client';

const url = 'https://gyg.example/api/list';
const asked = vi.fn<typeof fetch>();
const options = () => ({ signal: new AbortController().signal, pause: 0 });
const problem = (status: number, code: string) => Response.json({ code }, { status });
const never: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.__gygWidgets = undefined;
});

test('sends no cookie and no header, so that no preflight is needed', async () => {
  asked.mockResolvedValue(Response.json({ total: 1 }));
  await expect(getJson(url, options())).resolves.toEqual({ total: 1 });
  const [, init] = asked.mock.calls[0] ?? [];
  expect(init).toMatchObject({ credentials: 'omit' });
  expect(init).not.toHaveProperty('headers');
});

test('throws a refusal with its error code, without a retry', async () => {
  asked.mockResolvedValue(problem(404, 'org.missing'));
  await expect(getJson(url, options())).rejects.toMatchObject({ code: 'org.missing', status: 404 });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('retries once after a server error', async () => {
  asked.mockResolvedValueOnce(problem(503, 'server.unavailable')).mockResolvedValueOnce(Response.json({ total: 2 }));
  await expect(getJson(url, options())).resolves.toEqual({ total: 2 });
});

test('retries once after a lost connection, then gives up', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(getJson(url, options())).rejects.toMatchObject({ code: 'network' });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('throws answer.unreadable for a proxy’s page instead of JSON', async () => {
  asked.mockResolvedValue(new Response('<html>', { status: 200 }));
  await expect(getJson(url, options())).rejects.toMatchObject({ code: 'answer.unreadable' });
});

test('gives up after the timeout if the server does not respond', async () => {
  asked.mockImplementation(never);
  await expect(getJson(url, { ...options(), timeout: 1 })).rejects.toMatchObject({ code: 'timeout' });
});

test('aborting ends the request and its retry', async () => {
  asked.mockImplementation(never);
  const abort = new AbortController();
  const result = getJson(url, { signal: abort.signal, pause: 0 });
  abort.abort(new Error('gone'));
  await expect(result).rejects.toThrow('gone');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('uses the loader’s request once', async () => {
  const early = Promise.resolve(Response.json({ early: true }));
  globalThis.__gygWidgets = { origin: 'https://gyg.example', early: new Map([[url, early]]) };
  asked.mockResolvedValue(Response.json({ early: false }));
  await expect(getJson(url, options())).resolves.toEqual({ early: true });
  await expect(getJson(url, options())).resolves.toEqual({ early: false });
});

test('a fresh request bypasses the cache and the loader', async () => {
  const early = Promise.resolve(Response.json({ early: true }));
  globalThis.__gygWidgets = { origin: 'https://gyg.example', early: new Map([[url, early]]) };
  asked.mockResolvedValue(Response.json({ early: false }));
  await expect(getJson(url, { ...options(), fresh: true })).resolves.toEqual({ early: false });
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});
