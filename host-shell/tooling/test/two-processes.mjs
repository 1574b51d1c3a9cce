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
 * behind a proxy that gives each request to the next one.
 * @returns {Promise<{ baseUrl: string, partnerUrl: string, stop(): Promise<void> }>} `baseUrl`: the proxy
 */
export async function startTwoProcesses() {
  const { startPostgres } = await tsImport(pathToFileURL(at(POSTGRES)).href, import.meta.url);
  const postgres = await startPostgres();
  beforeStop(() => postgres.stop());
  const shared = mkdtempSync(path.join(process.env.TEST_SCRATCH_FOLDER ?? scratchFolder(), 'gyg-two-'));
  const ports = [];
  const proxy = await startRoundRobin(ports);
  const baseUrl = `http://localhost:${proxy.port}`;
  const env = {
    PUBLIC_URL: baseUrl,
    DATABASE_URL: postgres.url,
    DATA_DIR: shared,
    TRUSTED_PROXIES: 'loopback',
    HOST: '127.0.0.1',
  };
  const start = (name) => startProduct({ logFile: at('test-results', `${name}.log`), env });
  const products = await Promise.all(['process-1', 'process-2'].map(start));
  ports.push(...products.map((product) => Number(new URL(product.baseUrl).port)));
  return {
    baseUrl,
    partnerUrl: products[0].partnerUrl,
    async stop() {
      await proxy.close();
      await Promise.all(products.map((product) => product.stop()));
      await postgres.stop();
      rmSync(shared, { recursive: true, force: true });
    },
  };
}
