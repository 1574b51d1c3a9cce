import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from '@gyg/host-shell/testing';
import { type FakeSmtpServer, startFakeSmtpServer } from '@gyg/mail/testing';
import { expect, newAddress, test } from './journey';

const run = promisify(execFile);

// One packaged product for all tests.
test.describe.configure({ mode: 'default' });

let place: string;
let mailServer: FakeSmtpServer;
let product: Awaited<ReturnType<typeof startProduct>>;

/** Runs a command of the packaged product on its database. */
const command = (...args: string[]) =>
  run(process.execPath, args, { cwd: path.join(place, 'gyg'), env: { PATH: '', DATA_DIR: product.dataDir } });

test.beforeAll(async () => {
  test.setTimeout(700_000);
  place = mkdtempSync(path.join(tmpdir(), 'gyg-packaged-'));
  const folder = path.join(place, 'gyg');
  await run(process.execPath, ['host-shell/tooling/package.mjs', '--to', folder]);
  mailServer = await startFakeSmtpServer();
  product = await startProduct({
    logFile: 'test-results/packaged.log',
    folder,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'on',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Gyg <no-reply@gyg.example>',
    },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await mailServer?.close();
  if (place) rmSync(place, { recursive: true, force: true });
});

test('a packaged product runs in production with Node alone, away from this repository', async () => {
  expect(existsSync(path.join(product.dataDir, 'gyg.db'))).toBe(true);
  const ready = await fetch(`${product.baseUrl}/api/health/ready`);
  expect(await ready.json()).toMatchObject({ status: 'ok' });
  const page = await (await fetch(product.baseUrl)).text();
  const asset = /\/assets\/[\w.]+\.js/.exec(page)?.[0];
  const script = await fetch(`${product.baseUrl}${asset}`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${product.baseUrl}/api/docs`)).status).toBe(200);
  expect((await fetch(`${product.baseUrl}/widgets/gyg.js`)).status).toBe(200);
});

test('its mails leave, and its commands use its database', async () => {
  const email = newAddress();
  const signUp = await fetch(`${product.baseUrl}/identity/pool/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Anna', password: 'Havet2026', locale: 'en' }),
  });
  expect(signUp.status).toBe(201);
  await expect.poll(() => mailServer.messages.join()).toContain(email);
  await expect(command('server/grant.mjs', email, 'superusers')).rejects.toThrow(`${email} is not confirmed yet`);
  expect((await command('server/grant.mjs', '--list', 'superusers')).stdout).toContain('There are no super users');
  expect((await command('server/rotate-keys.mjs')).stdout).toContain('A new key is in');
});

test('a folder that has files is not overwritten', async () => {
  const again = run(process.execPath, ['host-shell/tooling/package.mjs', '--to', path.join(place, 'gyg')]);
  await expect(again).rejects.toMatchObject({ stdout: expect.stringContaining('is not empty. Name a new folder') });
});
