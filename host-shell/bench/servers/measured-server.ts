import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startProduct } from '@gyg/host-shell/testing';
import { z } from 'zod';
import { createUsageReader, type Usage } from './usage';

/** A server in a process of its own on this machine. */
export interface MeasuredServer {
  origin: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const readySchema = z.object({ port: z.number() });

/** Resolves with what a child says first. Rejects if it ends before. */
async function firstWords(child: ChildProcess, what: string): Promise<unknown> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${what} did not start`);
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
  return message;
}

/** Starts a script of this folder, which sends its port when it listens. */
export async function startScript(script: string, env: Record<string, string>): Promise<MeasuredServer> {
  const usage = createUsageReader();
  const args = ['--import', 'tsx', join(import.meta.dirname, script)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, ...usage.env },
  });
  const stopWithUs = () => child.kill();
  process.on('exit', stopWithUs);
  const { port } = readySchema.parse(await firstWords(child, script));
  return {
    origin: `http://127.0.0.1:${port}`,
    usage: usage.read,
    async stop() {
      process.off('exit', stopWithUs);
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/**
 * Starts the built product on its data: a folder, or the URL of a database and a folder for its files. Without a line for
 * each call: a demo formats them for readers, which production does not.
 */
export async function startOnData(
  { dataDir, databaseUrl = '' }: { dataDir: string; databaseUrl?: string | undefined },
  settings: Record<string, string> = {},
): Promise<MeasuredServer> {
  const usage = createUsageReader();
  const env = { ...usage.env, LOG_LEVEL: 'warn', ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { baseUrl, stop } = await startProduct({ env });
  return { origin: baseUrl, usage: usage.read, stop };
}
