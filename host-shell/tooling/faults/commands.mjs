import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from '../processes.mjs';
import { firstProblem, outcomeOfPlaywright, outcomeOfVitest } from './failures.mjs';

/** A run that has not ended by then is stopped: a fault that makes tests hang is seen as well. */
const MOST_MS = 30 * 60_000;
/** No telemetry, no questions, no colours. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0', CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' };

async function runQuietly(folder, args, env = {}) {
  const entry = launch(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...PLAIN, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces = [];
  for (const stream of [entry.child.stdout, entry.child.stderr]) stream.on('data', (piece) => pieces.push(piece));
  let late = false;
  const clock = setTimeout(() => {
    late = true;
    void entry.stop();
  }, MOST_MS);
  const code = await entry.ended;
  clearTimeout(clock);
  return { code, late, output: Buffer.concat(pieces).toString() };
}

/** Commits before the configurations moved into the tooling have them at the root, where each tool finds its own. */
function configOf(folder, name) {
  const file = path.join(folder, 'host-shell', 'tooling', 'config', name);
  return existsSync(file) ? ['--config', file] : [];
}

async function withReport(use) {
  const place = mkdtempSync(path.join(tmpdir(), 'gyg-fault-report-'));
  try {
    return await use(path.join(place, 'report.json'));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const lateOutcome = { ran: true, failures: [{ file: '', title: `no end within ${MOST_MS / 60_000} minutes` }] };

/** One project of Vitest, or the named files of it; `title` picks tests by name. Stops at the first failure by `bail`. */
function runVitest(folder, { project, files = [], title }, bail) {
  return withReport(async (report) => {
    const args = ['run', ...configOf(folder, 'vitest.config.ts'), '--project', project];
    const chosen = [...files, ...(title === undefined ? [] : ['-t', title]), ...(bail ? ['--bail=1'] : [])];
    const reporters = ['--reporter=json', `--outputFile.json=${report}`];
    const vitest = path.join(folder, 'node_modules', 'vitest', 'vitest.mjs');
    const { code, late, output } = await runQuietly(folder, [vitest, ...args, ...chosen, ...reporters], {
      NODE_ENV: 'test',
      VITEST_MAX_WORKERS: '1',
    });
    return late ? lateOutcome : outcomeOfVitest(report, code, output);
  });
}

async function runCheck(folder, { check }) {
  const tool = path.join(folder, 'host-shell', 'tooling', 'check.mjs');
  const { code, output } = await runQuietly(folder, [tool, ...(check === 'all' ? [] : [check])]);
  const failures = code === 0 ? [] : [{ file: '', title: firstProblem(output) }];
  return { ran: /[✓✗]/.test(output), failures };
}

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Journeys over the product, which Playwright's set-up builds and starts: all, or those of `specs` with a title of `titles`. */
function runJourneys(folder, { specs = [], titles = [] }, bail) {
  return withReport(async (report) => {
    const playwright = path.join(folder, 'node_modules', '@playwright', 'test', 'cli.js');
    const chosen = titles.length === 0 ? [] : ['-g', titles.map(literally).join('|')];
    const config = configOf(folder, 'playwright.config.ts');
    const args = [
      playwright,
      'test',
      ...config,
      ...specs,
      ...chosen,
      '--workers=1',
      '--reporter=json',
      ...(bail ? ['-x'] : []),
    ];
    const { late } = await runQuietly(folder, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_BASE_URL: '' });
    return late ? lateOutcome : outcomeOfPlaywright(report);
  });
}

/**
 * Does a run in a tree.
 * @param {string} folder
 * @param {import('./list.mjs').Run | { specs?: string[], titles?: string[] }} run
 * @param {{ bail?: boolean }} options
 * @returns {Promise<import('./failures.mjs').Outcome>}
 */
export function runIn(folder, run, { bail = true } = {}) {
  if ('project' in run) return runVitest(folder, run, bail);
  if ('check' in run) return runCheck(folder, run);
  return runJourneys(folder, run, bail);
}
