import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../free-ports.mjs';
import { at } from '../paths.mjs';
import { beforeStop, launch } from '../processes.mjs';
import { scratchFolder } from './scratch-folder.mjs';

/** A busy machine needs minutes to start. If the server ends, waiting stops. */
const READY_MS = 600_000;

async function untilReady(url, server) {
  let ended = false;
  server.ended.then(() => {
    ended = true;
  });
  for (const started = Date.now(); Date.now() - started < READY_MS && !ended; await wait(100)) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}

/**
 * Starts the built product as `npm start` does, on free ports if none are given, and with temporary data that is removed when it stops.
 * @param {{ logFile?: string, folder?: string, env?: Record<string, string>, port?: number, partnerPort?: number }} options
 *   `folder`: the built product, by default dist; `env`: settings that override the defaults, for example
 *   `DEMO_PICTURES: 'drawn'`; without it, pictures are plain. Drawn ones are there before the server
 *   starts: drawing disturbs no measurement
 * @returns {Promise<{ baseUrl: string, partnerUrl: string, dataDir: string, stop(): Promise<void> }>}
 * @throws with the server's last lines if it is not ready in time, and with its warnings if it starts with any
 */
export async function startProduct({
  logFile = at('test-results', 'server.log'),
  folder = at('dist'),
  env = {},
  ...ports
} = {}) {
  const [freePort, freePartnerPort] = await freePorts(2);
  const { port = freePort, partnerPort = freePartnerPort } = ports;
  const data = mkdtempSync(path.join(process.env.TEST_SCRATCH_FOLDER ?? scratchFolder(), 'gyg-e2e-'));
  const [baseUrl, partnerUrl] = [`http://localhost:${port}`, `http://localhost:${partnerPort}`];
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  if (env.DEMO_PICTURES === 'drawn') {
    const media = path.join(env.DATA_DIR ?? data, 'media');
    execFileSync(process.execPath, [path.join(folder, 'server', 'draw-pictures.mjs'), media, 'drawn']);
  }
  const server = launch(['--enable-source-maps', path.join(folder, 'server', 'main.mjs')], {
    cwd: path.dirname(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // A runner with coloured output sets it for its children; together with NO_COLOR, Node prints a warning.
      FORCE_COLOR: undefined,
      NODE_ENV: 'test',
      PORT: String(port),
      PARTNER_PORT: String(partnerPort),
      PUBLIC_URL: baseUrl,
      DATA_DIR: data,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      DEMO_PICTURES: 'plain',
      ...env,
    },
  });
  server.child.stdout.pipe(log, { end: false });
  server.child.stderr.pipe(log, { end: false });
  let complaints = '';
  server.child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const tidy = () => rmSync(data, { recursive: true, force: true });
  beforeStop(tidy);
  const stop = async () => {
    await server.stop();
    tidy();
    log.end();
  };
  const ready = await untilReady(baseUrl, server);
  if (ready && complaints === '') return { baseUrl, partnerUrl, dataDir: data, stop };
  await stop();
  if (ready) throw new Error(`a healthy start writes nothing to stderr, and this one wrote:\n${complaints}`);
  const last = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
  throw new Error(`the product did not become ready; its last words:\n${last}`);
}
