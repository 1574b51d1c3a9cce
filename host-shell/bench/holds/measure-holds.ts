/**
 * `npm run bench:holds -w @gyg/host-shell`: how long does each path hold the thread that answers everything? Starts the
 * built product (`npm run build`) with temporary data, makes each path as expensive as one organisation or person can make it,
 * and prints for each: the longest hold of the first call, and the least of the longest holds of later ones (what else the
 * machine does makes holds longer, never shorter); the same in processor time of the work that held it, which depends less on
 * what else the machine does; the longest health check that another process saw during the first
 * call; the processor time of the main thread, and of all threads, for one call (for a path that is asked once, with the
 * health checks). All in milliseconds. The data are in memory where the system has /dev/shm, so that no figure is the disk's.
 * With a pattern (`-- 'own data|door list'`) it measures only the paths whose names match.
 * host-shell/docs/load.md has the figures, and what bounds each path.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type MeasuredServer, startOnData } from '../servers/measured-server';
import { fillHolds } from './fill-holds';
import { holdPaths } from './hold-paths';
import { watchHealth } from './watch-health';

const [, , chosen = ''] = process.argv;
const wanted = new RegExp(chosen);
const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 1 : 0) : cell)).join(' | ')} |`;

/** The work of a start (mails of the demo, texts for search) is done when its thread is idle for a second, or after a minute. */
async function settle(server: MeasuredServer): Promise<void> {
  for (let second = 0, used = Number.POSITIVE_INFINITY; second < 60 && used > 50; second += 1) {
    const before = await server.usage();
    await wait(1_000);
    used = (await server.usage()).mainThreadMs - before.mainThreadMs;
  }
}

const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'gyg-holds-'));
try {
  // The first start makes the demo's data.
  await (await startOnData({ dataDir: folder })).stop();
  const facts = await fillHolds(folder);
  const server = await startOnData({ dataDir: folder }, { BENCH_USAGE_HOLDS: 'yes' });
  const health = await watchHealth(server.origin);
  try {
    const paths = await holdPaths(server.origin, facts);
    await settle(server);
    say(
      row([
        'path',
        'first hold',
        'later holds',
        'first work',
        'later work',
        'health check',
        'main thread',
        'all threads',
      ]),
    );
    say(row(['---', ...Array.from({ length: 7 }, () => '---:')]));
    for (const { name, ask, rounds = 10 } of paths.filter(({ name }) => wanted.test(name))) {
      let healthMs = 0;
      const measured: { hold: number; work: number; main: number; all: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = await server.usage();
        if (round === 0) healthMs = await health.during(() => ask(round));
        else await ask(round);
        const { longestHoldMs, longestWorkMs, mainThreadMs, processorMs } = await server.usage();
        const main = mainThreadMs - before.mainThreadMs;
        measured.push({ hold: longestHoldMs, work: longestWorkMs, main, all: processorMs - before.processorMs });
      }
      const [first, ...others] = measured;
      const later = others.length === 0 ? measured : others;
      const least = (figure: 'hold' | 'work' | 'main' | 'all') => Math.min(...later.map((one) => one[figure]));
      const holds = [first?.hold ?? 0, least('hold'), first?.work ?? 0, least('work')];
      say(row([name, ...holds, healthMs, least('main'), least('all')]));
    }
  } finally {
    health.stop();
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
