import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from '@gyg/host-shell/testing';
import { type FakeSmtpServer, startFakeSmtpServer } from '@gyg/mail/testing/smtp-server';
import { expect, newAddress, test } from './journey';

const run = promisify(execFile);

// One packaged product for all tests.
test.describe.configure({ mode: 'default' });

let place: string;
let mailServer: FakeSmtpServer;
let product: Awaited<ReturnType<typeof startProduct>>;

const folder = () => path.join(place, 'gyg');
const next = () => path.join(place, 'gyg-next');

/** Files of the first folder that the next build does not have: where they are, and their addresses. */
const filesOfOpenTabs = [
  { file: 'shell/assets/main.0123456789.js', address: '/assets/main.0123456789.js' },
  { file: 'remotes/booking/js/page.0123456789.js', address: '/remotes/booking/js/page.0123456789.js' },
  { file: 'widgets/e.0123456789/gyg-list.js', address: '/widgets/e.0123456789/gyg-list.js' },
];

/** A newer build that the team of the bookings deploys to the first folder. Its files are those of the packaged one. */
const booking = '7.0.0';
async function deployToFolder(version: string): Promise<void> {
  const file = path.join(folder(), 'remotes.json');
  const table = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...table, booking: { ...table.booking, version } }));
}

const packageTo = (to: string, ...args: string[]) =>
  run(process.execPath, ['host-shell/tooling/package.mjs', '--to', to, ...args]);

/** Runs a command of the packaged product on a database, by default that of the running server. */
const command = (args: string[], DATA_DIR = product.dataDir) =>
  run(process.execPath, args, { cwd: folder(), env: { PATH: '', DATA_DIR } });

const start = (logFile: string, from: string, env: Record<string, string> = {}) =>
  startProduct({
    logFile,
    folder: from,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'on',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Gyg <no-reply@gyg.example>',
      ...env,
    },
  });

test.beforeAll(async () => {
  test.setTimeout(700_000);
  place = mkdtempSync(path.join(tmpdir(), 'gyg-packaged-'));
  await packageTo(folder());
  for (const { file } of filesOfOpenTabs) {
    mkdirSync(path.dirname(path.join(folder(), file)), { recursive: true });
    writeFileSync(path.join(folder(), file), `'${file}';`);
  }
  await deployToFolder(booking);
  mailServer = await startFakeSmtpServer();
  product = await start('test-results/packaged.log', folder());
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
  expect(await readFile(path.join(folder(), 'LICENSE'), 'utf8')).toBe(await readFile('LICENSE', 'utf8'));
  expect(await readFile(path.join(folder(), 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('Mozilla Public License');
});

const email = newAddress();

test('its mails leave, and its commands use its database', async () => {
  const signUp = await fetch(`${product.baseUrl}/identity/pool/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Anna', password: 'Havet2026', locale: 'en' }),
  });
  expect(signUp.status).toBe(201);
  await expect.poll(() => mailServer.messages.join()).toContain(email);
  await expect(command(['server/grant.mjs', email, 'superusers'])).rejects.toThrow(`${email} is not confirmed yet`);
  expect((await command(['server/grant.mjs', '--list', 'superusers'])).stdout).toContain('There are no super users');
  expect((await command(['server/rotate-keys.mjs'])).stdout).toContain('A new key is in');
});

test('the next version starts with a backup made while it runs, and has the files that open tabs request', async () => {
  const result = await command(['server/backup.mjs', '--to', path.join(place, 'backups')]);
  const backup = /complete: (\S+)/.exec(result.stdout)?.[1] ?? '';
  await expect(command(['server/restore.mjs', '--from', backup, '--replace'])).rejects.toThrow('Stop it');

  const DATA_DIR = path.join(place, 'restored');
  expect((await command(['server/restore.mjs', '--from', backup], DATA_DIR)).stdout).toContain(
    'You can start the server',
  );
  const { stdout } = await packageTo(next(), '--keep', folder());
  expect(stdout).toContain(`Kept ${filesOfOpenTabs.length} files of`);
  expect(stdout).toContain(`Kept as deployed there: booking ${booking}.`);
  const restored = await start('test-results/packaged-next.log', next(), { DATA_DIR });
  const ready = await fetch(`${restored.baseUrl}/api/health/ready`);
  const table = await (await fetch(`${restored.baseUrl}/remotes.json`)).json();
  const kept = await Promise.all(filesOfOpenTabs.map(({ address }) => fetch(restored.baseUrl + address)));
  const texts = await Promise.all(kept.map((response) => response.text()));
  await restored.stop();
  expect(ready.status).toBe(200);
  expect(table).toMatchObject({ booking: { version: booking } });
  expect(texts).toEqual(filesOfOpenTabs.map(({ file }) => `'${file}';`));
  for (const response of kept) expect(response.headers.get('cache-control')).toContain('immutable');
  await expect(command(['server/grant.mjs', email, 'superusers'], DATA_DIR)).rejects.toThrow('is not confirmed yet');
});

test('a folder that has files is not overwritten', async () => {
  await expect(packageTo(folder())).rejects.toMatchObject({
    stdout: expect.stringContaining('is not empty. Name a new folder'),
  });
});
