import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { TooSlow } from '../../text/within-limit';
import { readBucketAddress } from './bucket-address';
import { createBucketStorage } from './bucket-storage';
import { isUploadKey, type MediaStorage } from './media-storage';
import { openMediaStorage } from './open-media-storage';

interface Stored {
  bytes: Buffer;
  headers: IncomingMessage['headers'];
}

/** A fake bucket: PUT, GET and DELETE by path, with S3's responses; it records the requests. */
async function startBucket() {
  const files = new Map<string, Stored>();
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const name = new URL(request.url ?? '', 'http://bucket').pathname;
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') === true;
    if (!signed) return void response.writeHead(403).end();
    if (request.method === 'PUT') {
      files.set(name, { bytes: Buffer.concat(parts), headers: request.headers });
      return void response.writeHead(200, { ETag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      files.delete(name);
      return void response.writeHead(204).end();
    }
    const file = files.get(name);
    if (file) return void response.writeHead(200, { 'Content-Type': 'image/webp' }).end(file.bytes);
    const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
    response.writeHead(404, { 'Content-Type': 'application/xml' }).end(missing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The bucket has no port');
  return { server, files, endpoint: `http://127.0.0.1:${address.port}` };
}

const folder = await mkdtemp(path.join(tmpdir(), 'gyg-storage-'));
const bucket = await startBucket();
afterAll(async () => {
  bucket.server.closeAllConnections();
  bucket.server.close();
  await rm(folder, { recursive: true });
});

const warnings: string[] = [];
const note = ({ message }: Error) => void warnings.push(message);
process.on('warning', note);
afterAll(() => void process.off('warning', note));

const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
const url = `s3://pictures/gyg/one?endpoint=${encodeURIComponent(bucket.endpoint)}&region=eu-north-1`;
const storages: [string, MediaStorage][] = [
  ['a folder', openMediaStorage({ mediaDir: path.join(folder, 'media') })],
  ['a bucket', openMediaStorage({ mediaDir: folder, bucket: { url, ...keys } })],
];

describe.each(storages)('%s', (_name, storage) => {
  test('returns stored files with their type', async () => {
    await storage.put('uploads/hero/a-480.webp', { bytes: Buffer.from('small'), type: 'image/webp' });
    await storage.put('uploads/hero/a-share.jpg', { bytes: Buffer.from('shared'), type: 'image/jpeg' });
    const small = await storage.find('uploads/hero/a-480.webp');
    expect(small && { ...small, bytes: Buffer.from(small.bytes).toString() }).toEqual({
      bytes: 'small',
      type: 'image/webp',
    });
    expect((await storage.find('uploads/hero/a-share.jpg'))?.type).toBe('image/jpeg');
  });

  test('returns undefined for a missing file', async () => {
    expect(await storage.find('uploads/hero/none-480.webp')).toBeUndefined();
  });

  test('deletes files, and ignores missing ones', async () => {
    await storage.drop(['uploads/hero/a-480.webp', 'uploads/hero/never-480.webp']);
    expect(await storage.find('uploads/hero/a-480.webp')).toBeUndefined();
    expect(await storage.find('uploads/hero/a-share.jpg')).toBeDefined();
  });
});

test('a bucket stores pictures below its prefix, with a cache lifetime of a year', () => {
  expect([...bucket.files.keys()]).toEqual(['/pictures/gyg/one/uploads/hero/a-share.jpg']);
  expect(bucket.files.get('/pictures/gyg/one/uploads/hero/a-share.jpg')?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a bucket that is unreachable or refuses is a failure, never “not found”', async () => {
  const closed = `s3://pictures?endpoint=${encodeURIComponent('http://127.0.0.1:9')}`;
  const gone = openMediaStorage({ mediaDir: folder, bucket: { url: closed, ...keys } });
  await expect(gone.find('uploads/hero/a-480.webp')).rejects.toThrow();
  const other = openMediaStorage({ mediaDir: folder, bucket: { url, ...keys, accessKeyId: 'other' } });
  await expect(other.put('uploads/hero/b-480.webp', { bytes: Buffer.from('x'), type: 'x' })).rejects.toThrow();
});

test('a bucket that answers slowly for ever fails after a limit', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 9_999 });
    const drip = setInterval(() => response.write('x'), 5);
    response.once('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const slow = readBucketAddress(`s3://pictures?endpoint=http://127.0.0.1:${port}&region=eu-north-1`);
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const storage = createBucketStorage({ ...slow, credentials }, 100);
  await expect(storage.find('uploads/hero/a-480.webp')).rejects.toBeInstanceOf(TooSlow);
  server.closeAllConnections();
  server.close();
});

test('a folder stores nothing outside its path', async () => {
  const storage = openMediaStorage({ mediaDir: path.join(folder, 'media') });
  await expect(storage.put('../outside.webp', { bytes: Buffer.from('x'), type: 'x' })).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['media']);
});

test('a bucket’s address', () => {
  expect(readBucketAddress('s3://pictures?region=eu-north-1')).toEqual({
    bucket: 'pictures',
    prefix: '',
    endpoint: undefined,
    region: 'eu-north-1',
  });
  expect(readBucketAddress('s3://pictures/a/b/?endpoint=https://s3.example')).toMatchObject({ prefix: 'a/b/' });
});

test.each([
  ['uploads/hero/0a-1600.webp', true],
  ['uploads/hero/0a-share.jpg', true],
  ['uploads/hero/../0a.webp', false],
  ['uploads/hero/0a.svg', false],
  ['goals/14-1600.webp', false],
])('%s is the key of an upload: %s', (key, is) => {
  expect(isUploadKey(key)).toBe(is);
});

test('the client of buckets prints no warning', async () => {
  await openMediaStorage({ mediaDir: folder, bucket: { url, ...keys } }).find('uploads/none.webp');
  expect(warnings).toEqual([]);
});
