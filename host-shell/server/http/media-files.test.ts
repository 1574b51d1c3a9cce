import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaStorage } from '@gyg/api';
import express from 'express';
import { afterAll, describe, expect, test } from 'vitest';
import { mediaFiles } from './media-files';

const folder = await mkdtemp(path.join(tmpdir(), 'gyg-media-'));
await mkdir(path.join(folder, 'media/uploads/hero'), { recursive: true });
await mkdir(path.join(folder, 'media/goals'), { recursive: true });
await writeFile(path.join(folder, 'secret.txt'), 'secret');
await writeFile(path.join(folder, 'media/goals/14-1600.webp'), 'goal');
await writeFile(path.join(folder, 'media/uploads/hero/local-1600.webp'), '0123456789');
const requestedKeys: string[] = [];
const bucket: Pick<MediaStorage, 'find'> = {
  async find(key) {
    requestedKeys.push(key);
    return key === 'uploads/hero/far-1600.webp' ? { bytes: Buffer.from('0123456789'), type: 'image/webp' } : undefined;
  },
};
/** Writes one file when it is asked for, as the process that draws does. */
async function waitFor(key: string): Promise<void> {
  if (key === 'goals/13-1600.webp') await writeFile(path.join(folder, 'media', key), 'drawn');
}
const app = express().use('/media', mediaFiles({ mediaDir: path.join(folder, 'media'), bucket, waitFor }));
app.use((_request, response) => response.status(404).send('none'));
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Requests an exact path. `fetch` would normalise it. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path: target, headers, method }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
      });
      call.on('error', reject).end();
    },
  );
}

describe.each(['local', 'far'])('an upload, %s', (name) => {
  const target = `/media/uploads/hero/${name}-1600.webp`;

  test('may be cached for a year and cannot run scripts', async () => {
    const { status, text, headers } = await ask(target);
    expect({ status, text }).toEqual({ status: 200, text: '0123456789' });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'access-control-allow-origin': '*',
    });
  });

  test('supports HEAD, ranges and an ETag', async () => {
    expect(await ask(target, {}, 'HEAD')).toMatchObject({ status: 200, text: '', headers: { 'content-length': '10' } });
    expect(await ask(target, { Range: 'bytes=2-4' })).toMatchObject({
      status: 206,
      text: '234',
      headers: { 'content-range': 'bytes 2-4/10' },
    });
    expect((await ask(target, { Range: 'bytes=50-' })).status).toBe(416);
    const { headers } = await ask(target);
    expect((await ask(target, { 'If-None-Match': String(headers.etag) })).status).toBe(304);
  });

  test('is read-only', async () => {
    expect(await ask(target, {}, 'DELETE')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

test('the demo’s pictures may be cached for a day', async () => {
  const { headers } = await ask('/media/goals/14-1600.webp');
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test('a picture that is not drawn yet is sent when it is there', async () => {
  expect(await ask('/media/goals/13-1600.webp')).toMatchObject({ status: 200, text: 'drawn' });
});

test.each([
  '/media/../secret.txt',
  '/media/%2e%2e/secret.txt',
  '/media/..%2fsecret.txt',
  '/media/uploads/..%2f..%2f..%2fsecret.txt',
  '/media/uploads/hero/..%5c..%5csecret.txt',
  '/media/uploads/hero/far-1600.webp%00.txt',
  '/media/uploads/hero/FAR-1600.webp',
  '/media/uploads/hero/far-1600.svg',
  '/media/%c0%ae%c0%ae/secret.txt',
  '/media/uploads/',
  '/media/goals',
  '/media',
])('%s is not found, and the bucket is not requested', async (target) => {
  const before = requestedKeys.length;
  const { status, text } = await ask(target);
  expect([400, 404]).toContain(status);
  expect(text).not.toContain('secret');
  expect(requestedKeys.length).toBe(before);
});
