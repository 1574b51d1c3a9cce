/** `npm run mutants -- <area>`: changes the area's sources in 50 places, one after the other, and reports which changes no test notices. */
import Stryker from '@stryker-mutator/core';
import { areas } from './mutants/areas.mjs';
import { at, root } from './paths.mjs';
import { bold, fail, say } from './terminal.mjs';

const [name] = process.argv.slice(2);
const area = areas[name];
if (area === undefined) fail(`Name an area: ${Object.keys(areas).join(', ')}.`);

process.chdir(root);
process.env.MUTANTS_OF = name;
const mutants = await new Stryker({
  mutate: [...area.sources, '!**/*.test.ts', '!**/testing/**'],
  ignorePatterns: ['/dist', '/.cache', '/data', '/test-results'],
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  plugins: ['@stryker-mutator/vitest-runner', at('host-shell', 'tooling', 'mutants', 'sample.mjs')],
  checkers: ['sample'],
  testRunner: 'vitest',
  vitest: { configFile: 'host-shell/tooling/mutants/vitest.config.ts', related: false },
  disableTypeChecks: false,
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  // Only for mutants that loop for ever: tests have a limit of their own.
  timeoutMS: 120_000,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportScoreTable: false },
  htmlReporter: { fileName: `dist/mutants/${name}.html` },
  jsonReporter: { fileName: `dist/mutants/${name}.json` },
})
  .runMutationTest()
  // Stryker has said why.
  .catch(() => process.exit(1));

const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
const noticed = count('Killed', 'Timeout');
const survived = count('Survived', 'NoCoverage');
say(bold(`${name}: tests noticed ${noticed} of ${noticed + survived} mutants. Report: dist/mutants/${name}.html`));
