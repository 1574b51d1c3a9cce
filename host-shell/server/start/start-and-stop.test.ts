import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const main = path.join(import.meta.dirname, '..', 'main.ts');

/** A port that no server uses. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? String(address.port) : '';
}

/** Starts the server from its sources, in production, with these settings. */
async function startServer(settings: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', createRequire(tsx).resolve('tsx'), main], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port },
      ...{
        PUBLIC_URL: `http://localhost:${port}`,
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'Gyg <no-reply@gyg.example>',
      },
      ...settings,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  return { child, port, said, ended };
}

test('a server waits for a database that does not respond, is alive meanwhile, and can be stopped', async () => {
  const { child, port, said, ended } = await startServer({
    DATABASE_URL: `postgres://gyg:secret@127.0.0.1:${await freePort()}/gyg`,
    DATA_DIR: path.join(import.meta.dirname, '..', '..', '..', '.cache', 'start-test'),
  });
  await vi.waitFor(() => expect(said.out).toContain('does not respond (connect ECONNREFUSED'));
  expect(said.out).not.toContain('secret');
  const statusOf = async (call: string) => (await fetch(`http://127.0.0.1:${port}/api/health/${call}`)).status;
  expect([await statusOf('live'), await statusOf('ready')]).toEqual([200, 503]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(said.err).toBe('');
});

test('a folder for data that cannot be used ends the start with one sentence', async () => {
  const { said, ended } = await startServer({ DATA_DIR: main });
  expect(await ended).toEqual([1, null]);
  expect(said.err.trim().split('\n')).toEqual([expect.stringMatching(/^DATA_DIR is .+ cannot create or write to/)]);
});
