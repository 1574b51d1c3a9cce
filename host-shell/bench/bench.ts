/**
 * `npm run bench [-- --only lists,search --gygs 10000 --engine sqlite --rounds 5]`: measures the built product beside a
 * floor and a plain server, and compares the figures with the goals. host-shell/docs/performance.md describes it.
 */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Engine } from '@gyg/database';
import { benchFolder } from './fill/provide-data';
import { measureCalls } from './measure-calls';
import { measureStart } from './measure-start';
import { readOptions } from './options';
import { measurePages } from './pages';
import type { Row } from './report/row';
import { writeReport } from './report/write-report';
import { openSqliteEngine } from './servers/installation';
import { openPostgresEngine } from './servers/postgres-engine';

const root = resolve(import.meta.dirname, '../..');
const say = (line: string) => void process.stdout.write(`${line}\n`);
const options = readOptions(process.argv.slice(2));
const wants = (...groups: typeof options.only) => groups.some((group) => options.only.includes(group));

const rows: Row[] = [];
const collect = (measured: readonly Row[]) => void rows.push(...measured);

/** Measures what depends on the engine. */
async function measureEngine(engine: Engine, folder: string): Promise<void> {
  say(`${engine}:`);
  const engines = engine === 'sqlite' ? openSqliteEngine(folder, say) : await openPostgresEngine(folder, say);
  try {
    if (wants('lists', 'search', 'bookings')) {
      await measureCalls(engines, { ...options, folder, sizes: options.gygs, say, collect });
    }
    if (!wants('start')) return;
    collect([await measureStart(engine, await engines.installEmpty(), 'demo')]);
    for (const gygs of options.gygs) collect([await measureStart(engine, await engines.install(gygs), 'filled')]);
    say('  starts are measured');
  } finally {
    await engines.stop();
  }
}

const build = spawnSync(process.execPath, [join(root, 'host-shell', 'tooling', 'build.mjs')], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

await mkdir(benchFolder, { recursive: true });
const folder = await mkdtemp(join(benchFolder, 'run-'));
// PostgreSQL runs as another user if we are root.
await chmod(folder, 0o755);
async function reportAll(): Promise<void> {
  if (rows.length > 0) say(`\n${await writeReport(rows, { root, folder: benchFolder, options, say })}`);
  await rm(folder, { recursive: true, force: true });
}
let reported: Promise<void> | undefined;
/** Once, also of what was measured before something failed or a signal came. */
const report = () => {
  reported ??= reportAll();
  return reported;
};
const stopWithSignal = () => void report().finally(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopWithSignal);
try {
  if (wants('pages')) collect(await measurePages('sqlite', options.rounds, say));
  for (const engine of options.engines) {
    if (options.only.some((group) => group !== 'pages')) await measureEngine(engine, folder);
  }
} finally {
  await report();
}
