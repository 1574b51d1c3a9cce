/**
 * `npm run check [-- name …]`: all checks that need no running product, or some: a task of host-shell/package.json (`types`
 * means all three), or a rule of `checks/run.mjs`. `build` weighs pages and widgets. `npm run check -- --remote booking`: what
 * its team needs before a deploy, of that remote alone, with its tests.
 */
import { existsSync } from 'node:fs';
import { writeJson } from './build/files.mjs';
import { at, binScript } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { bold, red, say } from './terminal.mjs';
import { runTasks } from './turbo.mjs';

const CHECKS = [
  ...['build', 'types:browser', 'types:server', 'types:journeys', 'lint', 'imports', 'unused'],
  ...['exports', 'styles', 'rules'],
];

const RULES = at('host-shell', 'tooling', 'checks', 'run.mjs');
const config = (file) => at('host-shell', 'tooling', 'config', file);

/** A configuration for the types of one remote, with what it imports. */
function typesOf(folder) {
  const file = at('.cache', 'types', `${folder.replace('/', '-')}.json`);
  const ambient = ['design-system/src', 'host-shell/platform/src'].map((place) => at(place, '**/*.d.ts'));
  writeJson(file, { extends: config('tsconfig.web.json'), include: [at(folder, 'src'), ...ambient] });
  return file;
}

/**
 * Runs the checks and tests of one remote. Continues after a failure.
 * @param {string | undefined} name
 * @returns {Promise<number>} the exit code
 */
async function checkRemote(name = '') {
  if (name === '' || !existsSync(at('remotes', name, 'remote.json'))) {
    say(red(`No remote is called "${name}": npm run check -- --remote booking`));
    return 1;
  }
  const folder = `remotes/${name}`;
  const checks = {
    types: [binScript('tsc', '@typescript/native'), '-p', typesOf(folder), '--checkers', '1'],
    'lint, format, controls': [binScript('biome', '@biomejs/biome'), 'ci', folder],
    'who imports whom': [
      ...[binScript('depcruise', 'dependency-cruiser'), '--config', config('dependency-cruiser.mjs')],
      ...['-T', 'err-long', folder],
    ],
    'tokens in style sheets': [
      ...[binScript('stylelint'), '--config', config('stylelint.config.mjs'), '--allow-empty-input'],
      ...['-f', 'unix', `${folder}/**/*.css`],
    ],
    'folders, stories, texts': [RULES, '--in', folder],
    tests: [
      ...[binScript('vitest'), 'run', '--config', config('vitest.config.ts'), '--reporter=dot'],
      ...['--project', 'screens', '--project', 'alone', folder],
    ],
  };
  let code = 0;
  for (const [label, command] of Object.entries(checks)) {
    say(bold(label));
    if ((await runToEnd(command)) !== 0) code = 1;
  }
  return code;
}

const names = process.argv.slice(2);
const isOf = (name) => (task) => task === name || task.startsWith(`${name}:`);
const tasks = names.length === 0 ? CHECKS : CHECKS.filter((task) => names.some((name) => isOf(name)(task)));
const rules = names.filter((name) => !CHECKS.some(isOf(name)));

if (names[0] === '--remote') process.exit(await checkRemote(names[1]));
const codes = [
  tasks.length === 0 ? 0 : await runTasks(tasks),
  rules.length === 0 ? 0 : await runToEnd([RULES, ...rules]),
];
process.exitCode = Math.max(...codes);
