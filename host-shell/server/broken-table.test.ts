import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from './platform';
import { readSettings } from './settings/settings';

const booking = buildRemoteRow({ entry: '/remotes/booking/b.js', basePaths: ['/users/profile/gygs'] });
const publicRow = buildRemoteRow({ basePaths: ['/', '/search', '/static/about'] });
const good = { booking, public: publicRow };
const { version: _version, ...withoutVersion } = booking;
const { integrity: _integrity, ...withoutHash } = booking;

let folder = '';
let server: Server;
let platform: Platform;
let url = '';
let lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gyg-platform-'));
  await mkdir(path.join(folder, 'shell'));
  await writeFile(path.join(folder, 'shell', 'index.html'), '<head><!--gyg:head--><title>Gyg</title></head>');
  let handler: RequestListener = (_request, response) => response.writeHead(503).end();
  server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  const settings = readSettings({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Gyg <no-reply@gyg.example>',
    REMOTES_FROM: 'https://cdn.example',
  });
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  platform = await createPlatform(settings, { distDir: folder, logger, isDraining: () => false });
  handler = platform.handleRequest;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await platform.close();
  await rm(folder, { recursive: true });
});

const deploy = (table: unknown) =>
  writeFile(path.join(folder, 'remotes.json'), typeof table === 'string' ? table : JSON.stringify(table));
const statusOf = async (address: string) => (await fetch(url + address)).status;
const ready = async () => {
  const response = await fetch(`${url}/api/health/ready`);
  return { status: response.status, body: await response.json() };
};

beforeEach(async () => {
  await deploy(good);
  expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
  lines = [];
});

describe('a broken remotes table does not affect other pages', () => {
  test.each([
    ['broken JSON', () => deploy('{"public": {'), 'remotes.json cannot be read'],
    ['a missing file', () => rm(path.join(folder, 'remotes.json')), 'remotes.json cannot be read'],
    [
      'a missing field',
      () => deploy({ ...good, booking: withoutVersion }),
      'row "booking": last good row used: version',
    ],
    ['a missing hash', () => deploy({ ...good, booking: withoutHash }), 'row "booking": last good row used: integrity'],
    [
      'a stolen path',
      () => deploy({ another: buildRemoteRow({ entry: '/remotes/another/a.js', basePaths: ['/search'] }), ...good }),
      'row "another": /search belongs to "public"',
    ],
    ['a bad row of a new remote', () => deploy({ ...good, another: {} }), 'row "another": left out: entry'],
  ])('%s', async (_what, breakIt, problem) => {
    await breakIt();
    for (const address of ['/', '/search', '/static/about', '/users/profile/gygs'])
      expect([address, await statusOf(address)]).toEqual([address, 200]);
    expect(await (await fetch(`${url}/search`)).text()).toContain(`href="${publicRow.entry}"`);
    expect(await ready()).toEqual({
      status: 200,
      body: { status: 'degraded', problems: [expect.stringContaining(problem)] },
    });
    const logged = lines.filter((line) => line.includes('remotes.json has problems'));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '{}').problems).toEqual([expect.stringContaining(problem)]);
  });

  test('a remote that is left out has no row in /remotes.json', async () => {
    await deploy({ ...good, another: { basePaths: ['/own'] } });
    expect(await (await fetch(`${url}/remotes.json`)).json()).toEqual({ ...good, another: null });
    expect(await statusOf('/own')).toBe(503);
  });
});

describe('a row that loads from another origin', () => {
  const at = (origin: string) => buildRemoteRow({ entry: `${origin}/remotes/another/a.js`, basePaths: ['/own'] });
  const directives = async (address: string) => {
    const policy = (await fetch(url + address)).headers.get('content-security-policy') ?? '';
    return policy.split(';').filter((directive) => directive.includes('.example'));
  };

  test('is named in the policy of pages only while it is in the table', async () => {
    expect(await directives('/')).toEqual([]);
    await deploy({ ...good, another: at('https://cdn.example') });
    for (const address of ['/', '/own'])
      expect(await directives(address)).toEqual([
        "script-src 'self' https://cdn.example",
        "style-src 'self' https://cdn.example",
        "img-src 'self' data: https://cdn.example",
        "font-src 'self' https://cdn.example",
        "connect-src 'self' https://cdn.example",
      ]);
  });

  test('is refused and reported if the origin is not listed, and no policy names it', async () => {
    await deploy({ ...good, another: at('https://elsewhere.example') });
    expect(await directives('/')).toEqual([]);
    expect(await (await fetch(`${url}/remotes.json`)).json()).toEqual({ ...good, another: null });
    const problems = [expect.stringContaining('it loads from https://elsewhere.example')];
    expect(await ready()).toMatchObject({ body: { problems } });
  });
});
