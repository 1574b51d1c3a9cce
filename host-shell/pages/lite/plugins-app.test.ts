import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildOrganization } from '@gyg/contract/testing';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../server/http/security-headers';
import type { FetchAsGuest } from '../fetch-as-guest';
import { createPluginsApp } from './plugins-app';

const partner = 'https://www.renkust.example';
let down = false;
let server: Server;
const ask = (async (name: string, { params = {} }: { params?: Record<string, string> }) => {
  if (down) throw new Error('The API is closed too');
  const existing = name === 'getOrganization' ? 'org-kust' : 'ren-kust';
  if (name === 'getCatalogByName') return params.catalogFriendlyUrl === 'summer' ? { catalogs: [] } : undefined;
  if (![params.organizationId, params.friendlyUrl].includes(existing)) return undefined;
  const organization = buildOrganization({ id: 'org-kust', name: 'Ren <Kust>' });
  return name === 'getOrganization' ? organization : { orgMain: organization };
}) as FetchAsGuest;

beforeAll(async () => {
  const framing = {
    of: async (organization: string) => (organization === 'org-kust' ? [partner, 'https://other.example'] : []),
    has: async (origin: string) => origin === partner,
  };
  const app = express().use(
    securityHeaders({ publicUrl: 'https://gyg.example' }),
    createPluginsApp({ ask, framing, siteDown: async () => down }),
    (_request, response) => response.send('the shell'),
  );
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  down = false;
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  // `fetch` sends no Sec-Fetch-Dest.
  const sent = request(url, { method, headers: { 'accept-language': 'en', ...headers } }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  const html = response ? await text(response) : '';
  const policy = String(response?.headers['content-security-policy']);
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  return { status: response?.statusCode, headers: response?.headers ?? {}, policy, ancestors, html };
}
const framed = (path: string, headers: Record<string, string> = {}) =>
  get(path, { 'sec-fetch-dest': 'iframe', ...headers });

describe('pages for frames', () => {
  test('a list is a document with one element, its options and a link for visitors without scripts', async () => {
    const { status, html } = await framed('/plugins/o/org-kust/g?row=2&empty=%3Cb%3E%22');
    expect(status).toBe(200);
    expect(html).toContain('<title>Gygs of Ren &lt;Kust&gt;</title>');
    expect(html).toContain('<gyg-list organization="org-kust" empty="&lt;b&gt;&quot;" row="2" language="en">');
    expect(html).toContain('<a href="/organizations/org-kust">Open this on Gyg</a>');
    expect(html).toContain('<base target="_top">');
    expect(html).not.toMatch(/<script(?! src="\/widgets\/)/);
    // It measures the body, which has to be there.
    expect(html).toContain('<script src="/widgets/framed.js" defer></script>');
  });

  test('only the registered sites of its organisation may frame it, and the platform', async () => {
    const { ancestors, headers } = await framed('/plugins/o/org-kust/g');
    expect(ancestors).toBe(`'self' ${partner} https://other.example`);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await framed('/plugins/catalogs/ren-kust/summer')).ancestors).toBe("'self'");
  });

  test('the policy allows the platform’s files and API alone, and no inline script', async () => {
    const { policy } = await framed('/plugins/o/org-kust/g');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
    for (const rule of ["connect-src 'self'", "base-uri 'none'", "form-action 'none'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toContain('unsafe');
  });

  test('isolated pages may frame it, and caches ask again and tell apart what decides on it', async () => {
    const { headers } = await framed('/plugins/o/org-kust/g');
    expect([headers['cross-origin-embedder-policy'], headers['cache-control']]).toEqual(['require-corp', 'no-cache']);
    expect(headers.vary?.split(', ')).toEqual(expect.arrayContaining(['Accept-Language', 'Referer', 'Sec-Fetch-Dest']));
  });

  test('search engines leave it out, and elements that do not name the platform have it below them', async () => {
    const list = await framed('/plugins/o/org-kust/g');
    expect(list.html).toContain('<meta name="robots" content="noindex">');
    expect(list.html).not.toContain('<footer>');
    expect((await framed('/plugins/login')).html).toContain('<footer>Powered by <a href="/">Gyg</a></footer>');
  });

  test('the document is dark where its element is', async () => {
    expect((await framed('/plugins/o/org-kust/g?theme=dark')).html).toContain('data-theme="dark"');
    expect((await framed('/plugins/o/org-kust/g')).html).toContain('data-theme="light"');
  });

  test('a catalogue is named by the friendly url of its organisation, never by an id', async () => {
    expect((await framed('/plugins/catalogs/ren-kust/summer')).html).toContain('chosen by Ren &lt;Kust&gt;');
    expect((await framed('/plugins/catalogs/org-kust/summer')).status).toBe(404);
  });

  test('a catalogue that does not exist says so', async () => {
    const { status, html } = await framed('/plugins/catalogs/ren-kust/winter');
    expect(status).toBe(404);
    expect(html).not.toContain('<gyg-catalog');
    expect(html).toContain('<h1>');
  });

  test('the language is that of the query, else of the browser', async () => {
    const swedish = await framed('/plugins/o/org-kust/g', { 'accept-language': 'sv-SE' });
    expect(swedish.html).toContain('<html lang="sv"');
    expect(swedish.html).toContain('Gygar från Ren');
    const english = await framed('/plugins/o/org-kust/g?language=en', { 'accept-language': 'sv-SE' });
    expect(english.html).toContain('<html lang="en"');
  });

  test('a friendly url names the organisation too; an unknown one and an unknown page are 404, in words', async () => {
    expect((await framed('/plugins/o/ren-kust/g')).status).toBe(200);
    for (const path of ['/plugins/o/no-such/g', '/plugins/o/undefined/g', '/plugins/search', '/plugins']) {
      const { status, html } = await framed(path);
      expect(status).toBe(404);
      expect(html).toContain('<h1>There is nothing at this address</h1>');
    }
  });

  test('while the site is down, a page says so in place', async () => {
    down = true;
    const { status, headers, html } = await framed('/plugins/o/org-kust/g', { 'accept-language': 'sv' });
    expect([status, headers['retry-after']]).toEqual([503, '900']);
    expect(html).toContain('<h1>Stängt för underhåll</h1>');
  });

  test.each(['login', 'signup', 'verify/maja.l@posten.example', 'password/a.b@c.example'])(
    '%s in a frame of a registered site is a button that opens the window, and in no other site’s',
    async (form) => {
      const { html, ancestors, headers } = await framed(`/plugins/${form}`, { referer: `${partner}/join` });
      expect(html).toMatch(/<gyg-(login|signup|verify|password)[ >]/);
      expect(html).not.toContain('type="password"');
      expect([ancestors, headers.vary?.includes('Sec-Fetch-Dest')]).toEqual([`'self' ${partner}`, true]);
      for (const referer of ['https://evil.example/', '']) {
        expect((await framed(`/plugins/${form}`, referer === '' ? {} : { referer })).ancestors).toBe("'self'");
      }
    },
  );

  test('other methods and the forms of a window are not theirs', async () => {
    expect((await get('/plugins/o/org-kust/g', {}, 'POST')).html).toBe('the shell');
    const { html, ancestors } = await get('/plugins/login');
    expect([html, ancestors]).toEqual(['the shell', "'none'"]);
    const head = await get('/plugins/o/org-kust/g', { 'sec-fetch-dest': 'iframe' }, 'HEAD');
    expect([head.status, head.ancestors]).toEqual([200, `'self' ${partner} https://other.example`]);
  });
});
