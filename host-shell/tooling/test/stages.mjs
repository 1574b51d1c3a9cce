import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { binScript } from '../bin-script.mjs';
import { at, root } from '../paths.mjs';
import { launch, runToEnd } from '../processes.mjs';
import { startProduct } from './product.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

const require = createRequire(import.meta.url);
const playwright = require.resolve('@playwright/test/cli');
const vitest = path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const tool = (...place) => at('host-shell', 'tooling', ...place);
const config = (file) => `--config=${tool('config', file)}`;

/** Colours only where somebody sees them: a log keeps plain dots. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

/** A step that counts only when it fails. */
async function runStep(command, args, env) {
  const code = await runToEnd(command, args, { cwd: root, env: { ...process.env, ...plain, ...env } });
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

/** A step that runs beside a stage: its words are shown only when it fails. Throws then. */
async function runBeside(command, args, env) {
  const step = launch(command, args, {
    cwd: root,
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = [];
  for (const stream of [step.child.stdout, step.child.stderr]) stream.on('data', (chunk) => words.push(chunk));
  if ((await step.ended) === 0) return;
  throw new Error(Buffer.concat(words).toString());
}

function reportFile(name) {
  const file = at('test-results', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

async function runVitest(name, projects, env = {}) {
  const report = reportFile(`vitest-${name}`);
  const args = [
    ...[vitest, 'run', config('vitest.config.ts'), '--passWithNoTests'],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  ];
  const code = await runToEnd(process.execPath, [...args, ...projects.flatMap((project) => ['--project', project])], {
    cwd: root,
    env: { ...process.env, ...plain, NODE_ENV: 'test', ...env },
  });
  return countVitest(report, code);
}

async function prepareJourneys() {
  await runBeside(process.execPath, [tool('build.mjs')]);
  return startProduct();
}

async function runJourneys({ chromium, prepared: product }) {
  const report = reportFile('e2e');
  const code = await runToEnd(
    process.execPath,
    [playwright, 'test', config('playwright.config.ts'), '--pass-with-no-tests', '--reporter=dot,json'],
    {
      cwd: root,
      env: {
        ...process.env,
        ...plain,
        CHROMIUM_PATH: chromium,
        E2E_BASE_URL: product.baseUrl,
        E2E_PARTNER_URL: product.partnerUrl,
        E2E_MEDIA_DIR: product.mediaDir,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  await product.stop();
  return countPlaywright(report, code);
}

/** No telemetry, no questions: a test run talks to nobody. */
const silent = { STORYBOOK_DISABLE_TELEMETRY: '1', CI: 'true' };

async function prepareStorybook() {
  const output = at('dist', 'storybook');
  const args = ['build', '--config-dir', '.storybook', '--output-dir', output, '--quiet', '--disable-telemetry'];
  await runBeside(process.execPath, [binScript('storybook'), ...args], silent);
  if (!existsSync(output)) throw new Error('Storybook wrote nothing.');
}

const runStorybook = ({ chromium }) => runVitest('storybook', ['storybook'], { ...silent, CHROMIUM_PATH: chromium });

/**
 * What `npm test` runs, in order, the quick first. `browser` stages need a Chromium. What a stage needs first (`prepare`;
 * its result is `prepared`) is made beside those that leave a processor idle now and then (`leavesRoom`).
 * @type {{ name: string, says: string, browser?: boolean, leavesRoom?: boolean, prepare?(): Promise<unknown>,
 *   run(context: { chromium: string, prepared: unknown }): Promise<import('./reports.mjs').Tally> }[]}
 */
export const stages = [
  {
    name: 'check',
    says: 'types, lint, import rules, translations',
    run: () => runStep(process.execPath, [tool('check.mjs')]),
  },
  { name: 'unit', says: 'rules, mail, tools', run: () => runVitest('unit', ['unit']) },
  { name: 'web', says: 'components, platform, areas', run: () => runVitest('web', ['components', 'screens', 'alone']) },
  {
    name: 'sqlite',
    says: 'api, identity and database on SQLite',
    leavesRoom: true,
    run: () => runVitest('sqlite', ['sqlite']),
  },
  {
    name: 'postgres',
    says: 'the same on PostgreSQL',
    leavesRoom: true,
    run: () => runVitest('postgres', ['postgres']),
  },
  {
    name: 'browser',
    says: 'widgets and their components in Chromium',
    browser: true,
    run: ({ chromium }) => runVitest('browser', ['browser'], { CHROMIUM_PATH: chromium }),
  },
  {
    // Not beside the last: both press real keys, and one window alone has the focus.
    name: 'elements',
    says: 'what shadow roots may use, under Preact',
    browser: true,
    run: ({ chromium }) => runVitest('elements', ['elements'], { CHROMIUM_PATH: chromium }),
  },
  {
    name: 'storybook',
    says: 'every story, with accessibility',
    browser: true,
    prepare: prepareStorybook,
    run: runStorybook,
  },
  {
    name: 'e2e',
    says: 'journeys over the whole product',
    browser: true,
    prepare: prepareJourneys,
    run: runJourneys,
  },
];
