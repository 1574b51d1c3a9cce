import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { openPolicy } from '../../pages/open-policy';
import { createDeveloperKey, developerHours } from './developer-key';
import { createDeveloperMode, type DeveloperModeOptions } from './developer-mode';

const key = 'a-key-of-this-test';
const usual: DeveloperModeOptions = {
  publicUrl: 'http://localhost:8080',
  key,
  remoteOrigins: ['http://localhost:*', 'https://remotes.example'],
  limits: 'on',
};
const policy = "default-src 'none';script-src 'self';style-src 'self';connect-src 'self';frame-ancestors 'none'";

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function start(
  options: Partial<DeveloperModeOptions> = {},
  prepare: (app: Express) => unknown = () => undefined,
) {
  const mode = createDeveloperMode({ ...usual, ...options });
  const app = express();
  prepare(app);
  app.use(mode.routes);
  app.get('/{*path}', (request, response) => {
    response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
    response.send(`<head>${mode.openPage(request, response)}</head>`);
  });
  const listening: Server = await new Promise((resolve) => {
    const opened: Server = app.listen(0, '127.0.0.1', () => resolve(opened));
  });
  server = listening;
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const give = (body: unknown, type = 'application/json', headers: Record<string, string> = {}) =>
    fetch(`${origin}/developer/key`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: JSON.stringify({ key: body }),
    });
  const page = async (cookie = '', path = '/') => {
    const response = await fetch(origin + path, { headers: { cookie } });
    return { html: await response.text(), headers: response.headers };
  };
  return { give, page };
}
const cookieIn = (response: Response) => response.headers.get('set-cookie') ?? '';

describe('the developer key', () => {
  test('opens developer mode with a cookie without the key that scripts and other sites cannot use', async () => {
    const { give } = await start();
    const response = await give(key);
    expect(await response.json()).toEqual({ mode: 'developer' });
    expect(cookieIn(response)).toMatch(/^gyg-developer=\d+\.[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Strict/);
    expect(cookieIn(response)).not.toContain(key);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('binds the cookie to the host over https', async () => {
    const { give } = await start({ publicUrl: 'https://gyg.example' });
    expect(cookieIn(await give(key))).toMatch(/^__Host-gyg-developer=.*; Secure/);
  });

  test.each(['', 'a-key-of-this-tesT', `${key} `, undefined, 7, { opens: true }])(
    '%j opens nothing and removes the cookie',
    async (body) => {
      const { give } = await start();
      const response = await give(body);
      expect([response.status, await response.json()]).toEqual([200, { mode: 'restricted' }]);
      expect(cookieIn(response)).toMatch(/^gyg-developer=; .*Expires=Thu, 01 Jan 1970/);
    },
  );

  test('cannot be sent by another site’s form', async () => {
    const { give } = await start();
    expect(await (await give(key, 'text/plain')).json()).toEqual({ mode: 'restricted' });
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a page of another site (%j) neither ends developer mode nor uses up the tries', async (headers) => {
    const { give } = await start();
    for (let tried = 0; tried < 11; tried += 1) {
      const response = await give('wrong', 'application/x-www-form-urlencoded', headers);
      expect([response.status, cookieIn(response)]).toEqual([403, '']);
    }
    const own = { origin: usual.publicUrl, 'sec-fetch-site': 'same-origin' };
    expect(await (await give(key, 'application/json', own)).json()).toEqual({ mode: 'developer' });
  });

  test('counts tries for the whole network of an IPv6 address', async () => {
    const { give } = await start({}, (app) => app.set('trust proxy', 'loopback'));
    const from = (host: number) => give('wrong', 'application/json', { 'x-forwarded-for': `2001:db8:1:2::${host}` });
    for (let tried = 1; tried <= 10; tried += 1) expect((await from(tried)).status).toBe(200);
    expect((await from(11)).status).toBe(429);
  });

  test('opens nothing if no key is set', async () => {
    const { give, page } = await start({ key: null });
    for (const body of ['', 'null', key]) expect(await (await give(body)).json()).toEqual({ mode: 'restricted' });
    expect((await page()).headers.get('vary')).toBeNull();
  });

  test('allows ten tries in ten minutes from one address, then refuses even the right key', async () => {
    const { give } = await start();
    for (let tried = 0; tried < 10; tried += 1) expect((await give('wrong')).status).toBe(200);
    const late = await give(key);
    expect([late.status, await late.json(), cookieIn(late)]).toEqual([429, { mode: 'restricted' }, '']);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(500);
  });
});

describe('the proof', () => {
  const now = new Date('2026-05-01T10:00:00Z');
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const keys = createDeveloperKey({ key, publicUrl: usual.publicUrl });
  const proof = keys.issueProof(now);

  test(`is valid for ${developerHours} hours`, () => {
    expect([keys.holds(proof, later(11.9)), keys.holds(proof, later(12))]).toEqual([true, false]);
  });
  test('is invalid for another key or another installation', () => {
    const otherKey = createDeveloperKey({ key: 'another-key-of-this', publicUrl: usual.publicUrl });
    const elsewhere = createDeveloperKey({ key, publicUrl: 'http://localhost:9090' });
    expect([otherKey.holds(proof, now), elsewhere.holds(proof, now)]).toEqual([false, false]);
  });
  test.each([undefined, '', '.', 'x.y', `${Number.MAX_SAFE_INTEGER}.${proof.split('.')[1]}`, proof.slice(0, -1)])(
    'is refused if forged as %j',
    (forged) => {
      expect(keys.holds(forged, now)).toBe(false);
    },
  );
});

describe('a page', () => {
  test('permits exactly the listed origins in developer mode and is not cached', async () => {
    const { give, page } = await start();
    const cookie = cookieIn(await give(key)).split(';')[0] ?? '';
    const { html, headers } = await page(cookie);
    expect(html).toContain('<meta name="gyg-developer" content="http://localhost:* https://remotes.example">');
    const listed = 'http://localhost:* https://remotes.example';
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none';script-src 'self' ${listed};style-src 'self' ${listed};` +
        `connect-src 'self' ${listed} ws://localhost:* wss://remotes.example;frame-ancestors 'none'`,
    );
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-store', 'Cookie']);
  });

  test('takes overrides without a hash on a demo server', async () => {
    const { give, page } = await start({ unhashed: true });
    const cookie = cookieIn(await give(key)).split(';')[0] ?? '';
    expect((await page(cookie)).html).toContain(' data-unhashed="allowed">');
  });

  test.each(['', 'gyg-developer=1.forged', 'other=1'])('is unchanged with the cookie %j', async (cookie) => {
    const { page } = await start();
    const { html, headers } = await page(cookie);
    expect(html).toBe('<head></head>');
    expect(headers.get('content-security-policy')).toBe(policy);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Cookie']);
  });

  test.each(['/run', '/run/', '/RUN'])('does not leak a URL that contains the key (%s)', async (path) => {
    const { page } = await start();
    const { headers } = await page('', `${path}?key=${key}`);
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
  });
});

test('directives unrelated to loading a remote stay unchanged', () => {
  const closed = "default-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";
  expect(openPolicy(closed, ['http://localhost:*'])).toBe(closed);
});
