import type { Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPartnerApp } from './partner-app';

const platform = 'https://gyg.example';
const siteDir = path.join(import.meta.dirname, 'site');
let server: Server;
let site = '';

beforeAll(async () => {
  server = createPartnerApp({ platformOrigin: `${platform}/somewhere`, siteDir }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

test.each(['/', '/index.html', '/sv.html'])('%s pastes the loader of the platform and its elements', async (page) => {
  const html = await (await fetch(site + page)).text();
  expect(html).toContain(`<script src="${platform}/widgets/gyg.js" async></script>`);
  expect(html.match(/<gyg-list /g)).toHaveLength(2);
  for (const tag of ['card', 'need', 'catalog', 'proposal', 'login']) expect(html).toContain(`<gyg-${tag}`);
  // The platform does not respond here, so no need is named.
  expect(html).not.toContain('__');
});

test('no page has inline styles or scripts, which its policy would refuse', async () => {
  for (const page of ['/', '/sv.html']) {
    const html = await (await fetch(site + page)).text();
    expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=/i);
  }
});

test('the policy trusts only the platform', async () => {
  const policy = (await fetch(site)).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src ${platform}`,
      `connect-src ${platform}`,
      `img-src 'self' ${platform}`,
      "style-src 'self'",
    ]),
  );
  expect(policy).not.toContain('unsafe');
});

test('each page declares its language and links to the other', async () => {
  expect(await (await fetch(`${site}/`)).text()).toMatch(/<html lang="en">[\s\S]*hreflang="sv"/);
  expect(await (await fetch(`${site}/sv.html`)).text()).toMatch(/<html lang="sv">[\s\S]*hreflang="en"/);
});

test('serves styles and pictures, and 404 for other paths', async () => {
  expect((await fetch(`${site}/site.css`)).headers.get('content-type')).toContain('text/css');
  expect((await fetch(`${site}/coast.svg`)).headers.get('content-type')).toContain('image/svg');
  expect((await fetch(`${site}/nothing`)).status).toBe(404);
  expect((await fetch(`${site}/..%2fpartner-app.ts`)).status).toBeGreaterThanOrEqual(400);
});
