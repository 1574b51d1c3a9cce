import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { binScript } from '../bin-script.mjs';
import { at, root } from '../paths.mjs';
import { launch } from '../processes.mjs';
import { startProduct } from './product.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

const require = createRequire(import.meta.url);
const playwright = require.resolve('@playwright/test/cli');
const vitest = path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const tool = (...place) => at('host-shell', 'tooling', ...place);
const config = (file) => `--config=${tool('config', file)}`;

/** Colours only in a terminal; a log gets plain text. */
const plain = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a process to its end and passes its output to `write`. Returns its exit code. */
function run(write, command, args, env) {
  const step = launch(command, args, {
    cwd: root,
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [step.child.stdout, step.child.stderr]) stream.on('data', write);
  return step.ended;
}

/** A step that counts only if it fails. */
const runStep = async (write, command, args, env) => ({
  passed: 0,
  failed: (await run(write, command, args, env)) === 0 ? 0 : 1,
});

function reportFile(name) {
  const file = at('test-results', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** One worker: a second one would load all modules again, and the other processor runs another stage. */
const vitestStage = (name, projects, env = {}) => ({
  projects,
  run: async ({ write, chromium, files = [] }) => {
    const report = reportFile(`vitest-${name}`);
    const args = [
      ...[vitest, 'run', config('vitest.config.ts'), '--passWithNoTests'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
    ];
    const browser = chromium === undefined ? {} : { CHROMIUM_PATH: chromium };
    return countVitest(
      report,
      await run(write, process.execPath, args, { NODE_ENV: 'test', VITEST_MAX_WORKERS: '1', ...browser, ...env }),
    );
  },
});

/** @typedef {Pick<Awaited<ReturnType<typeof startProduct>>, 'baseUrl' | 'partnerUrl' | 'stop'>} Product */

/** @type {Product | undefined} started in parallel to other stages, for the journeys */
let product;

async function prepareProduct({ write }) {
  const built = await runStep(write, process.execPath, [tool('build.mjs')]);
  if (built.failed > 0) return built;
  product = await startProduct();
  return built;
}

/** Stops everything that stages left running. */
export async function tidyUp() {
  await product?.stop();
  product = undefined;
}

/** Runs journeys against a product, and stops it. @param {Product} started */
async function runJourneysOn(started, { write, chromium }, files, name) {
  const report = reportFile(name);
  const args = [playwright, 'test', config('playwright.config.ts'), '--pass-with-no-tests', '--reporter=dot,json'];
  const code = await run(write, process.execPath, [...args, ...files], {
    CHROMIUM_PATH: chromium,
    E2E_BASE_URL: started.baseUrl,
    E2E_PARTNER_URL: started.partnerUrl,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  await started.stop();
  return countPlaywright(report, code);
}

async function runJourneys(context) {
  const started = product;
  product = undefined;
  return runJourneysOn(started, context, context.files ?? [], 'e2e');
}

/** Journeys whose requests depend on each other: log-ins, renewed sessions, bookings, uploads, waiting lists. */
const ON_TWO = ['main-job', 'booking', 'sessions', 'account', 'joining', 'waiting-list'];

async function runJourneysOnTwo(context) {
  const built = await runStep(context.write, process.execPath, [tool('build.mjs')]);
  if (built.failed > 0) return built;
  const { startTwoProcesses } = await import('./two-processes.mjs');
  const files = ON_TWO.map((spec) => `/${spec}.spec.ts`);
  return runJourneysOn(await startTwoProcesses(), context, files, 'e2e-two');
}

/** No telemetry and no prompts. */
const silent = { STORYBOOK_DISABLE_TELEMETRY: '1', CI: 'true' };

async function buildStorybook({ write }) {
  const output = at('dist', 'storybook');
  const args = ['build', '--config-dir', '.storybook', '--output-dir', output, '--quiet', '--disable-telemetry'];
  const tally = await runStep(write, process.execPath, [binScript('storybook'), ...args], silent);
  if (tally.failed > 0 || existsSync(output)) return tally;
  write('Storybook wrote nothing.\n');
  return { passed: 0, failed: 1 };
}

/**
 * The stages of `npm test`, for three slots (`schedule.mjs`), in this order: long ones first, stages that
 * need others after them, and the one that needs the whole machine last. `browser`: needs a Chromium.
 * @typedef {{ write(chunk: Buffer | string): void, chromium?: string, files?: string[] }} StageContext
 * @type {(import('./schedule.mjs').Task & { says: string, browser?: boolean, onlyIfNamed?: boolean, projects?: string[], run(context:
 *   StageContext): Promise<import('./reports.mjs').Tally> })[]}
 * `onlyIfNamed`: runs only by `npm test -- --only`.
 */
export const stages = [
  {
    name: 'check',
    says: 'types, lint, import rules, translations',
    run: ({ write }) => runStep(write, process.execPath, [tool('check.mjs')]),
  },
  { name: 'sqlite', says: 'api, identity and database on SQLite', ...vitestStage('sqlite', ['sqlite']) },
  {
    name: 'stories',
    says: 'every story, with accessibility, in both themes',
    browser: true,
    ...vitestStage('stories', ['storybook'], silent),
  },
  { name: 'product', says: 'is built and starts', run: prepareProduct },
  { name: 'postgres', says: 'what could differ on PostgreSQL', ...vitestStage('postgres', ['postgres']) },
  { name: 'unit', says: 'rules, mail, tools', ...vitestStage('unit', ['unit', 'pictures']) },
  {
    name: 'web',
    says: 'components, platform, areas',
    ...vitestStage('web', ['components', 'screens', 'alone']),
  },
  { name: 'showroom', says: 'Storybook builds', run: buildStorybook },
  {
    name: 'browser',
    says: 'widgets and their components in Chromium',
    browser: true,
    // Real keys go to the focused window.
    only: 'keys',
    ...vitestStage('browser', ['browser', 'preact', 'frameworks']),
  },
  {
    name: 'elements',
    says: 'what shadow roots may use, under Preact',
    browser: true,
    only: 'keys',
    ...vitestStage('elements', ['elements']),
  },
  {
    name: 'e2e',
    says: 'journeys over the whole product',
    browser: true,
    slots: 2,
    needs: ['product'],
    run: runJourneys,
  },
  {
    name: 'e2e-two',
    says: 'journeys on two processes behind one address, on PostgreSQL',
    browser: true,
    slots: 3,
    onlyIfNamed: true,
    run: runJourneysOnTwo,
  },
];
