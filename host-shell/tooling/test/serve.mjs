/**
 * Serves the built product for journeys at E2E_BASE_URL until it is stopped: one process, or two behind one address on
 * PostgreSQL if E2E_PROCESSES is 2.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { at } from '../paths.mjs';
import { beforeStop } from '../processes.mjs';
import { startProduct } from './product.mjs';
import { startRoundRobin } from './round-robin.mjs';
import { scratchFolder } from './scratch-folder.mjs';

const POSTGRES = 'api/database/src/testing/start-postgres.ts';

/**
 * Starts two processes of the built product at the same time, on a new PostgreSQL database and a shared folder of media,
 * behind a proxy at `port` that gives each request to the next one.
 */
async function startTwoProcesses({ port, partnerPort }) {
  const { startPostgres } = await tsImport(pathToFileURL(at(POSTGRES)).href, import.meta.url);
  const postgres = await startPostgres();
  beforeStop(() => postgres.stop());
  const shared = mkdtempSync(path.join(process.env.TEST_SCRATCH_FOLDER ?? scratchFolder(), 'gyg-two-'));
  beforeStop(() => rmSync(shared, { recursive: true, force: true }));
  const started = [];
  await startRoundRobin(started, port);
  const env = {
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: postgres.url,
    DATA_DIR: shared,
    TRUSTED_PROXIES: 'loopback',
    HOST: '127.0.0.1',
  };
  const start = (name, more) => startProduct({ logFile: at('test-results', `${name}.log`), env, ...more });
  const products = await Promise.all([start('process-1', { partnerPort }), start('process-2')]);
  started.push(...products.map((product) => Number(new URL(product.baseUrl).port)));
}

const portOf = (name) => Number(new URL(process.env[name]).port);
const ports = { port: portOf('E2E_BASE_URL'), partnerPort: portOf('E2E_PARTNER_URL') };
if (process.env.E2E_PROCESSES === '2') await startTwoProcesses(ports);
else await startProduct(ports);
