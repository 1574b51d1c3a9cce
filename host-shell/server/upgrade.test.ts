import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@gyg/database';
import { copyMigrations, fillTables, listMigrations, openRaw } from '@gyg/database/testing';
import { drawGoalPictures } from '@gyg/demo';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatform, type Platform } from './platform';
import { readSettings } from './settings/settings';

const previous = listMigrations().at(-2)?.tag ?? '';
let folder: string;
let url: string;
let platform: Platform | undefined;
let handler: RequestListener = (_request, response) => response.writeHead(503).end();
const server = createServer((request, response) => handler(request, response));

/** A database of the version before, with rows in every table. */
async function writeEarlierDatabase(dataDir: string): Promise<void> {
  const migrationsDir = copyMigrations({ upTo: listMigrations().length - 1 });
  await (await openDatabase({ dataDir, migrationsDir })).close();
  await rm(migrationsDir, { recursive: true });
  const connection = await openRaw({ dataDir });
  await fillTables(connection, previous);
  await connection.close();
}

beforeAll(async () => {
  // Another test in this process may have started a platform, which then decodes photographs only.
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  folder = await mkdtemp(path.join(tmpdir(), 'gyg-upgrade-'));
  await mkdir(path.join(folder, 'shell'));
  await writeFile(path.join(folder, 'shell', 'index.html'), '<head><!--gyg:head--><title>Gyg</title></head>');
  await writeFile(path.join(folder, 'remotes.json'), '{}');
  await mkdir(path.join(folder, 'widgets'));
  await writeFile(path.join(folder, 'widgets', 'gyg.js'), 'start("__GYG_PLATFORM__")');
  await cp(path.join(import.meta.dirname, '../icons'), path.join(folder, 'icons'), { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await startWithEarlierData();
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await platform?.close();
  await rm(folder, { recursive: true });
});

const dataDir = () => path.join(folder, 'data');

async function startWithEarlierData(): Promise<void> {
  await writeEarlierDatabase(dataDir());
  // Each start draws those that are missing, which takes half a minute.
  await drawGoalPictures({ mediaDir: path.join(dataDir(), 'media'), style: 'plain' });
  const settings = readSettings({
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: new URL(url).port, PUBLIC_URL: url },
    DATA_DIR: dataDir(),
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Gyg <no-reply@gyg.example>' },
  });
  const logger = pino({ level: 'silent' });
  platform = await createPlatform(settings, { distDir: folder, logger, isDraining: () => false });
  handler = platform.handleRequest;
}

test('the product starts with the data of the version before, and writes to it', async () => {
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
  const signUp = await fetch(`${url}/identity/pool/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'new@example.org', name: 'New', password: 'Havet2026', locale: 'en' }),
  });
  expect(signUp.status).toBe(201);
  const connection = await openRaw({ dataDir: dataDir() });
  expect(await connection.run('select count(*) as bookings from bookings')).toEqual([{ bookings: 3 }]);
  await connection.close();
});

test('what programs ask for by name is there', async () => {
  expect((await fetch(`${url}/favicon.ico`)).headers.get('content-type')).toMatch(/^image\//);
  const response = await fetch(`${url}/.well-known/change-password`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/users/password/reset');
});

test('the script that partners paste knows the platform', async () => {
  expect(await (await fetch(`${url}/widgets/gyg.js`)).text()).toBe(`start(${JSON.stringify(url)})`);
});

test('no cache keeps that a file is missing', async () => {
  const response = await fetch(`${url}/widgets/none.js`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('a request with two hosts is refused', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
  let response = '';
  for await (const part of socket) response += String(part);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
});
