import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers';
import { staticFiles } from './static-files';

const files = {
  '/assets/main.0123456789.js': 'shell/assets/main.0123456789.js',
  '/assets/main.0123456789.css': 'shell/assets/main.0123456789.css',
  '/assets/text.0123456789.woff2': 'shell/assets/text.0123456789.woff2',
  '/remotes/public/js/1.0123456789.js': 'remotes/public/js/1.0123456789.js',
  '/assets/bay.0123456789.svg': 'shell/assets/bay.0123456789.svg',
  '/widgets/frame.html': 'widgets/frame.html',
};
const distDir = await mkdtemp(path.join(tmpdir(), 'gyg-static-'));
for (const file of Object.values(files)) {
  await mkdir(path.dirname(path.join(distDir, file)), { recursive: true });
  await writeFile(path.join(distDir, file), 'text');
}
const app = express().use(
  securityHeaders({ publicUrl: 'https://gyg.example' }),
  staticFiles({ distDir, publicUrl: 'https://gyg.example', mediaDir: path.join(distDir, 'media'), bucket: undefined }),
);
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.close();
  await rm(distDir, { recursive: true });
});

const headersOf = async (address: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  expect(response.status).toBe(200);
  return response.headers;
};

test.each(Object.keys(files).filter((address) => /\.(js|css|woff2)$/.test(address)))(
  'a part of a page has no headers of pages, and keeps its type and who may load it: %s',
  async (address) => {
    const headers = await headersOf(address);
    for (const name of ['content-security-policy', 'x-frame-options', 'origin-agent-cluster', 'x-xss-protection'])
      expect(headers.get(name)).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe(
      address.startsWith('/assets') ? 'same-origin' : 'cross-origin',
    );
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

test.each(['/assets/bay.0123456789.svg', '/widgets/frame.html'])(
  'what a browser can show as a page has the policy of pages: %s',
  async (address) => {
    const headers = await headersOf(address);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  },
);

describe('the script that partners paste', () => {
  const script = 'start("__GYG_PLATFORM__")';
  const addresses = ['/widgets/gyg.js', '/widgets/0/gyg.js', '/widgets/0.2.0/gyg.js'];
  const read = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, init);
    return { response, text: await response.text() };
  };
  beforeAll(async () => {
    for (const address of addresses) {
      const file = path.join(distDir, address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, script);
    }
  });

  test.each([
    ['/widgets/gyg.js', 'start("https://gyg.example")'],
    ['/widgets/0/gyg.js', 'start("https://gyg.example")'],
    ['/widgets/0.2.0/gyg.js', script],
  ])('has the platform’s address, a released version its public bytes: %s', async (address, expected) => {
    const { response, text } = await read(address);
    expect([response.status, text]).toEqual([200, expected]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  test('is compressed, and its address is asked about as that of other files', async () => {
    const { response } = await read('/widgets/gyg.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect((await read('/widgets/gyg.js', { method: 'HEAD' })).text).toBe('');
    expect((await read('/widgets/9/gyg.js')).response.status).toBe(404);
  });
});
