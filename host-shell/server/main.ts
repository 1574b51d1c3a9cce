import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '@gyg/demo';
import { createPartnerApp } from '@gyg/widgets/demo';
import { greeting } from './greeting';
import { createGate } from './http/gate';
import { closeServer, listen } from './http/listen';
import { createLogger } from './logger';
import { createPlatform, type Platform } from './platform';
import { helpLines, readFlags, WrongFlags } from './settings/read-flags.mjs';
import { readSettings } from './settings/settings';
import { prepareDataDir } from './start/data-dir';
import { explainFailure } from './start/explain-failure';
import { onStopSignal } from './start/on-stop-signal';

/**
 * Responds while the platform is starting: alive, but not ready. Clients can check /api/health/ready; visitors see a
 * message that disappears when the platform has started.
 */
const respondWhileStarting: RequestListener = (request, response) => {
  const live = request.url === '/api/health/live';
  response.writeHead(live ? 200 : 503, {
    'content-type': live ? 'application/json' : 'text/html; charset=utf-8',
    'retry-after': '2',
    refresh: '2',
    'content-security-policy': "default-src 'none'",
  });
  response.end(live ? '{"status":"ok"}' : '<!doctype html><title>Gyg</title><p>Gyg is starting. One moment.</p>');
};

/** The build's folder: beside this bundle, or below the root when run from source. */
function findDist(): string {
  const beside = path.resolve(import.meta.dirname, '..');
  return existsSync(path.join(beside, 'shell')) ? beside : path.resolve(import.meta.dirname, '../../dist');
}

/** Copies settings given as flags to the environment, where libraries too look for NODE_ENV. Flags win. */
function takeFlags(): void {
  const { settings, rest, help } = readFlags(process.argv.slice(2));
  if (rest.length > 0) throw new WrongFlags(`Unknown argument "${rest.join(' ')}". Settings are flags: --port 9000`);
  if (help) {
    console.log(helpLines().join('\n'));
    process.exit(0);
  }
  Object.assign(process.env, settings);
}

async function start(): Promise<void> {
  takeFlags();
  const settings = readSettings(process.env);
  prepareDataDir(settings.dataDir);
  const logger = createLogger(settings);
  const distDir = findDist();
  const { host, port, partnerPort, publicUrl } = settings;
  const gate = createGate(respondWhileStarting);
  const servers: Server[] = [];
  let platform: Platform | undefined;
  onStopSignal(
    async () => {
      // What a start writes is written in one step, or again by the next start: a stop need not wait for it.
      if (platform === undefined) return;
      gate.drain();
      await wait(settings.drainSeconds * 1000);
      gate.shut();
      await Promise.all(servers.map((server) => closeServer(server)));
      await platform.close();
    },
    (error) => logger.error({ err: error }, 'the stop failed'),
  );
  servers.push(await listen(gate.listener, { host, port, variable: 'PORT' }));
  if (settings.mode === 'demo') {
    const partner = createPartnerApp({ platformOrigin: publicUrl, siteDir: path.join(distDir, 'partner') });
    servers.push(await listen(partner, { host, port: partnerPort, variable: 'PARTNER_PORT' }));
  }
  platform = await createPlatform(settings, { distDir, logger, isDraining: gate.isDraining });
  gate.open(platform.handleRequest);
  void platform.warmUp();
  const hasDemoAccounts = settings.mode === 'demo' && settings.otherIssuer === null;
  console.log(greeting(settings, hasDemoAccounts ? demoAccounts : [], demoPassword));
}

start().catch((error: unknown) => {
  console.error(explainFailure(error, import.meta.dirname));
  process.exit(1);
});
