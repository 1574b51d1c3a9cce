import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { at } from './paths.mjs';
import { runToEnd } from './processes.mjs';

const turbo = path.join(path.dirname(createRequire(import.meta.url).resolve('turbo/package.json')), 'bin', 'turbo');

/** Each task keeps about one processor busy, and needs up to 3 GB of memory. */
const AT_ONCE = Math.min(4, Math.max(2, availableParallelism()));

/**
 * Runs scripts of host-shell/package.json, with what they need by `config/turbo.json`. Those that have succeeded before with
 * the same sources are not run again. All of them run, also if one fails.
 * @param {readonly string[]} tasks @param {readonly string[]} [flags] of `turbo run`
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} the exit code
 */
export const runTasks = (tasks, flags = [], env = {}) =>
  runToEnd(
    [
      ...[turbo, 'run', ...tasks.map((task) => (task.includes('#') ? task : `@gyg/host-shell#${task}`))],
      ...[`--root-turbo-json=${at('host-shell', 'tooling', 'config', 'turbo.json')}`, `--concurrency=${AT_ONCE}`],
      ...['--continue=always', '--no-update-notifier', '--output-logs=new-only', '--log-order=grouped'],
      ...['--log-prefix=none', ...flags],
    ],
    {
      env: {
        ...process.env,
        // Colours only in a terminal; a log gets plain text.
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: '0' }),
        TURBO_TELEMETRY_DISABLED: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...env,
      },
    },
  );
