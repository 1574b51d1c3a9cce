/**
 * `npm run check [-- name …]`: all checks that need no running product, or some: a task of host-shell/package.json (`types`
 * means all three), or a rule of `checks/run.mjs`. `build` weighs pages and widgets. `npm run check -- --remote booking`: what
 * its team needs before a deploy, of that remote alone, with its tests.
 */
import { checkRemote } from './check-remote.mjs';
import { at, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { runTasks } from './turbo.mjs';

const CHECKS = [
  ...['build', 'types:browser', 'types:server', 'types:journeys', 'lint', 'imports', 'unused'],
  ...['exports', 'styles', 'rules'],
];

const names = process.argv.slice(2);
const isOf = (name) => (task) => task === name || task.startsWith(`${name}:`);
const tasks = names.length === 0 ? CHECKS : CHECKS.filter((task) => names.some((name) => isOf(name)(task)));
const rules = names.filter((name) => !CHECKS.some(isOf(name)));

if (names[0] === '--remote') process.exit(await checkRemote(names[1]));
const codes = [
  tasks.length === 0 ? 0 : await runTasks(tasks),
  rules.length === 0
    ? 0
    : await runToEnd(process.execPath, [at('host-shell', 'tooling', 'checks', 'run.mjs'), ...rules], { cwd: root }),
];
process.exitCode = Math.max(...codes);
