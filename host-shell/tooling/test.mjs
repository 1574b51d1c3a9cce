/**
 * `npm test [-- task …] [-- --force]`: what every change must pass. `npm run test:all`: everything. A task is a script of
 * host-shell/package.json, for example `test:unit` or `lint`. One that has passed with the same sources is not run again,
 * except with `--force`. The last line is the summary.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './build/files.mjs';
import { at } from './paths.mjs';
import { duration, say } from './terminal.mjs';
import { ensureChromium } from './test/ensure-chromium.mjs';
import { openScratchFolder } from './test/scratch-folder.mjs';
import { runTasks } from './turbo.mjs';

const QUICK = [
  ...['types:server', 'types:browser', 'types:journeys', 'lint', 'rules'],
  ...['test:sqlite', 'test:stories', 'test:web', 'test:unit', 'test:main'],
];
const WHOLE = [
  ...[...QUICK, 'imports', 'unused', 'styles', 'exports', 'showroom'],
  ...['test:postgres', 'test:dark', 'test:browser', 'test:elements', 'test:tools', 'test:journeys', 'test:two'],
];
const IN_BROWSER = /^test:(?!unit|sqlite|web|postgres|tools)/;

/** The tests in a JSON report of Vitest or Playwright. A file that could not run counts as one that failed. */
function countReport({ stats, errors, testResults, numPassedTests, numFailedTests }) {
  if (stats !== undefined) return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('-'));
const named = args.filter((arg) => !arg.startsWith('-') && arg !== 'all');
const tasks = named.length > 0 ? named : args.includes('all') ? WHOLE : QUICK;

const began = performance.now();
const results = at('test-results');
mkdirSync(results, { recursive: true });
for (const file of readdirSync(results)) if (file.endsWith('.json')) rmSync(path.join(results, file));

const chromium = tasks.some((task) => IN_BROWSER.test(task)) ? await ensureChromium() : undefined;
const code = await runTasks(tasks, flags, {
  VITEST_MAX_WORKERS: '1',
  TEST_SCRATCH_FOLDER: openScratchFolder(),
  ...(chromium && { CHROMIUM_PATH: chromium }),
});

const reports = tasks.map((task) => path.join(results, `${task.replace('test:', '')}.json`)).filter(existsSync);
const totals = reports.map((file) => countReport(readJson(file)));
const sum = (key) => totals.reduce((total, report) => total + report[key], 0);
process.exitCode = code;
const outcome = code === 0 ? 'all in order' : 'NOT in order, as said above';
say(`\n${sum('passed')} passed, ${sum('failed')} failed in ${duration(performance.now() - began)}: ${outcome}`);
