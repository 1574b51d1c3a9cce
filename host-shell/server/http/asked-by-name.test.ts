import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { askedByName } from './asked-by-name';

const distDir = await mkdtemp(path.join(tmpdir(), 'gyg-icons-'));
await cp(path.join(import.meta.dirname, '../../icons'), path.join(distDir, 'icons'), { recursive: true });
const app = express().use(askedByName({ distDir }), (_request, response) => void response.status(404).end());
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(distDir, { recursive: true });
});

test('the icon of old browsers and of systems is an icon', async () => {
  const response = await get('/favicon.ico');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  // An icon file, with three pictures.
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test.each(['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])(
  '%s is a picture without holes',
  async (address) => {
    const response = await get(address);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const { width, height, hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, hasAlpha]).toEqual([180, 180, false]);
  },
);

test('password managers are led to the page for a new password', async () => {
  const response = await get('/.well-known/change-password');
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/users/password/reset']);
});
