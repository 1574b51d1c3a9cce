import { EventEmitter } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatform, type Platform } from './platform';
import { readSettings } from './settings/settings';

let folder: string;
let url: string;
let platform: Platform | undefined;
let handler: RequestListener = (_request, response) => response.writeHead(503).end();
const server = createServer((request, response) => handler(request, response));
const words = new EventEmitter();
const logger = pino({ level: 'info' }, { write: (line: string) => void words.emit('line', line) });

/** Resolves when the log has a line with this text. */
const said = (text: string) =>
  new Promise<void>((resolve) => words.on('line', (line: string) => line.includes(text) && resolve()));

/** The build's folder, with the process that draws from its source. */
async function writeDist(): Promise<void> {
  await mkdir(path.join(folder, 'shell'));
  await writeFile(path.join(folder, 'shell', 'index.html'), '<head><!--gyg:head--><title>Gyg</title></head>');
  await writeFile(path.join(folder, 'remotes.json'), '{}');
  await cp(path.join(import.meta.dirname, '../icons'), path.join(folder, 'icons'), { recursive: true });
  await mkdir(path.join(folder, 'server'));
  const [tsx, source] = [
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
    path.join(import.meta.dirname, 'draw-pictures', 'draw-pictures.ts'),
  ];
  const script = `import { tsImport } from ${JSON.stringify(tsx)};\nawait tsImport(${JSON.stringify(source)}, import.meta.url);\n`;
  await writeFile(path.join(folder, 'server', 'draw-pictures.mjs'), script);
}

async function start(DEMO_PICTURES: 'drawn' | 'plain'): Promise<Platform> {
  const settings = readSettings({
    ...{ HOST: '127.0.0.1', PORT: new URL(url).port, PUBLIC_URL: url, FIRST_VIEW_WAIT: '0', DEMO_PICTURES },
    DATA_DIR: path.join(folder, 'data'),
  });
  platform = await createPlatform(settings, { distDir: folder, logger, isDraining: () => false });
  handler = platform.handleRequest;
  return platform;
}

const pictures = async () =>
  (await readdir(path.join(folder, 'data', 'media'), { recursive: true }).catch(() => [])).filter(
    (name) => path.extname(name) !== '',
  );

beforeAll(async () => {
  // Another test in this process may have started a platform, which then decodes photographs only.
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  folder = await mkdtemp(path.join(tmpdir(), 'gyg-first-start-'));
  await writeDist();
  await mkdir(path.join(folder, 'data'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await platform?.close();
  await rm(folder, { recursive: true });
});

test('a first start responds before pictures are drawn, and sends one that is asked for when it is there', async () => {
  const first = await start('drawn');
  expect(await pictures()).toEqual([]);
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
  void first.warmUp();
  const response = await fetch(`${url}/media/gygs/two-thousand-oaks-480.webp`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await response.arrayBuffer());
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] });
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['webp', 480, 270]);
  expect((await fetch(`${url}/media/gygs/two-thousand-elms-480.webp`)).status).toBe(404);
});

test('a stop leaves whole pictures, and the next start draws the rest', async () => {
  await platform?.close();
  const before = await pictures();
  expect(before).toContain('gygs/two-thousand-oaks-480.webp');
  expect(before.filter((name) => !/\.(webp|jpg)$/.test(name))).toEqual([]);
  const second = await start('plain');
  expect((await pictures()).sort()).toEqual(before.sort());
  // The process that draws has a low priority, and gets little of a busy processor.
  const drawn = said('the pictures of the demo are drawn');
  void second.warmUp();
  await drawn;
  const all = await pictures();
  expect(all).toEqual(expect.arrayContaining(['people/elias.webp', 'goals/17-3-share.jpg']));
  expect(all.length).toBeGreaterThan(1500);
});
