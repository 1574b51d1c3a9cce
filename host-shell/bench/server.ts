import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { startProduct } from '@gyg/host-shell/testing';
import { z } from 'zod';

/** Where a product's data are: a folder, and for PostgreSQL an URL of a database. */
export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

const usageSchema = z.object({
  processorMs: z.number(),
  mainThreadMs: z.number(),
  longestWorkMs: z.number(),
  memoryBytes: z.number(),
});

/** A server in a process of its own on this machine. */
export interface Server {
  origin: string;
  /**
   * The milliseconds of the processor that the process and its main thread have used since its start; the longest that
   * one piece of work of that thread used since the last call; and the memory now.
   */
  usage(): Promise<z.infer<typeof usageSchema>>;
  stop(): Promise<void>;
}

/** What the environment of a process must contain, and how its usage is read. */
function createUsage() {
  const folder = mkdtempSync(join(tmpdir(), 'gyg-use-'));
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${folder.replaceAll('\\', '-')}` : join(folder, 'usage');
  const preload = pathToFileURL(join(import.meta.dirname, 'usage-report.mjs')).href;
  return {
    env: { BENCH_USAGE_SOCKET: socket, NODE_OPTIONS: `--import=${preload}` },
    usage: async () => usageSchema.parse(JSON.parse(await text(connect(socket)))),
  };
}

/** Starts `floor.ts` with its settings. */
export async function startFloor(settings: Record<string, string>): Promise<Server> {
  const { env, usage } = createUsage();
  const child = fork(join(import.meta.dirname, 'floor.ts'), {
    ...{ execArgv: ['--import', 'tsx'], env: { ...process.env, ...settings, ...env } },
  });
  const stopWithUs = () => child.kill();
  process.on('exit', stopWithUs);
  const ended = once(child, 'exit');
  const fails = ended.then(() => Promise.reject(new Error('The floor did not start.')));
  const [port]: unknown[] = await Promise.race([once(child, 'message'), fails]);
  return {
    ...{ origin: `http://127.0.0.1:${z.number().parse(port)}`, usage },
    async stop() {
      process.off('exit', stopWithUs);
      child.kill();
      await ended;
    },
  };
}

/**
 * Starts the built product, by default on new demo data. Without a line for each call: a demo formats them for readers,
 * which production does not.
 */
export async function startOn(
  { dataDir, databaseUrl = '' }: Partial<Place>,
  settings: Record<string, string> = {},
): Promise<Server> {
  const { env, usage } = createUsage();
  const place = { DATABASE_URL: databaseUrl, ...(dataDir !== undefined && { DATA_DIR: dataDir }) };
  const { baseUrl: origin, stop } = await startProduct({ env: { ...env, LOG_LEVEL: 'warn', ...settings, ...place } });
  return { origin, usage, stop };
}
