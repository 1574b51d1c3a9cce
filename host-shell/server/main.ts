import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '@gyg/demo';
import { createPartnerApp } from '@gyg/widgets/demo';
import { greeting } from './greeting';
import { createGate } from './http/gate';
import { closeServer, listen } from './http/listen';
import { createLogger } from './logger';
import { explainNativePart } from './native-part';
import { createPlatform } from './platform';
import { helpLines, readFlags, WrongFlags } from './settings/read-flags.mjs';
import { readSettings } from './settings/settings';
import { answerWhileStarting } from './starting-page';

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
  const logger = createLogger(settings);
  const distDir = findDist();
  const { host, port, partnerPort, publicUrl } = settings;
  const gate = createGate(answerWhileStarting);
  const servers = [await listen(gate.listener, { host, port, variable: 'PORT' })];
  if (settings.mode === 'demo') {
    const partner = createPartnerApp({ platformOrigin: publicUrl, siteDir: path.join(distDir, 'partner') });
    servers.push(await listen(partner, { host, port: partnerPort, variable: 'PARTNER_PORT' }));
  }
  const platform = await createPlatform(settings, { distDir, logger, isDraining: gate.isDraining });
  gate.open(platform.app);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    gate.drain();
    await wait(settings.drainSeconds * 1000);
    gate.shut();
    await Promise.all(servers.map((server) => closeServer(server)));
    await platform.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  const hasDemoAccounts = settings.mode === 'demo' && settings.otherIssuer === null;
  console.log(greeting(settings, hasDemoAccounts ? demoAccounts : [], demoPassword));
}

start().catch((error: unknown) => {
  const known =
    error instanceof Error &&
    [
      'WrongFlags',
      'WrongSettings',
      'WrongIssuer',
      'PortTaken',
      'DemoDataInProduction',
      'DatabaseTooNew',
      'MigrationFailed',
    ].includes(error.name);
  const nativePart = explainNativePart(error, import.meta.dirname);
  console.error(nativePart ?? (known && error instanceof Error ? `\n${error.message}\n` : error));
  process.exit(1);
});
