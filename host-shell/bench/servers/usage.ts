import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const usageSchema = z.object({
  processorMs: z.number(),
  mainThreadMs: z.number(),
  longestHoldMs: z.number(),
  longestWorkMs: z.number(),
  memoryBytes: z.number(),
});

/**
 * The processor time that a process and its main thread have used since its start; since the last reading, for how long
 * something held that thread at most, and how much of the processor the work took that did (only with BENCH_USAGE_HOLDS);
 * and its memory now.
 */
export type Usage = z.infer<typeof usageSchema>;

export interface UsageReader {
  /** What the environment of the process must contain. */
  env: Record<string, string>;
  read(): Promise<Usage>;
}

/** A reader of the usage of one process that is started with its environment. */
export function createUsageReader(): UsageReader {
  const folder = mkdtempSync(join(tmpdir(), 'gyg-use-'));
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${folder.replaceAll('\\', '-')}` : join(folder, 'usage');
  const preload = pathToFileURL(join(import.meta.dirname, 'usage-report.mjs')).href;
  return {
    env: { BENCH_USAGE_SOCKET: socket, NODE_OPTIONS: `--import=${preload}` },
    read: async () => usageSchema.parse(JSON.parse(await text(connect(socket)))),
  };
}
