/**
 * `npm run check [-- name …]`: all checks that need no running product. `bytes` builds the product if its sources have changed, since
 * the build weighs pages and widgets. `npm run check -- --remote booking`: what its team needs before a deploy, of that
 * remote alone, with its tests. Continues after a failure.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { binScript } from './bin-script.mjs';
import { at, root } from './paths.mjs';
import { bold, duration, faint, green, red, say } from './terminal.mjs';

/** `tsc` is TypeScript 7. The package `typescript` is version 6, for tools that need its API. */
const PACKAGES = { tsc: '@typescript/native', biome: '@biomejs/biome', depcruise: 'dependency-cruiser' };
const bin = (name) => binScript(name, PACKAGES[name]);
const config = (file) => at('host-shell', 'tooling', 'config', file);
const own = (name) => [at('host-shell', 'tooling', 'checks', 'run.mjs'), name];

/**
 * Incremental: only changes since the last run are checked. One checker: more of them check shared types several times,
 * which took twice as much of the processor.
 */
const types = (name) => [
  ...[bin('tsc'), '-p', config(`tsconfig.${name}.json`)],
  ...['--incremental', '--tsBuildInfoFile', at('.cache', 'types', `${name}.tsbuildinfo`)],
  ...['--checkers', '1'],
];

const FOLDERS = ['.storybook', 'api', 'design-system', 'host-shell', 'remotes', 'widgets'];
const SHEETS = '{.storybook,design-system,host-shell,remotes,widgets}/**/*.css';

/** More would need more memory than a small machine has. */
const AT_ONCE = 4;

/** Longest first, so that none runs alone at the end. */
const CHECKS = [
  { name: 'bytes', label: 'bytes of pages, widgets', command: [at('host-shell', 'tooling', 'build.mjs')] },
  { name: 'types', label: 'types, server side', command: types('node') },
  { name: 'types', label: 'types, browser side', command: types('web') },
  { name: 'types', label: 'types, journeys', command: types('e2e') },
  { name: 'lint', label: 'lint, format, controls', command: [bin('biome'), 'ci', '--colors=off'] },
  {
    name: 'unused',
    label: 'unused and undeclared',
    command: [bin('knip'), '--config', config('knip.json'), '--no-progress', '--no-config-hints'],
  },
  {
    name: 'imports',
    label: 'who imports whom',
    command: [bin('depcruise'), '--config', config('dependency-cruiser.mjs'), '-T', 'err-long', ...FOLDERS],
  },
  {
    name: 'style',
    label: 'tokens in style sheets',
    command: [bin('stylelint'), '--config', config('stylelint.config.mjs'), '--no-color', '-f', 'unix', SHEETS],
  },
  {
    name: 'budgets',
    label: 'statements and plans',
    command: [
      ...[bin('vitest'), 'run', `--config=${config('vitest.config.ts')}`, '--project', 'sqlite', '--reporter=dot'],
      ...['api/src/testing/budgets', 'api/src/testing/plans'],
    ],
  },
  { name: 'elements', label: 'elements and their docs', command: own('elements') },
  { name: 'layout', label: 'folders, names, lengths', command: own('layout') },
  { name: 'docs', label: 'paths and links of docs', command: own('docs') },
  { name: 'names', label: 'retired names', command: own('names') },
  { name: 'stories', label: 'a story for every screen', command: own('stories') },
  { name: 'exports', label: 'exports and versions', command: [at('host-shell', 'tooling', 'exports.mjs')] },
  { name: 'remotes', label: 'schema of remote.json', command: own('remotes') },
  { name: 'settings', label: 'settings and their docs', command: own('settings') },
  { name: 'translations', label: 'translations', command: own('translations') },
  { name: 'style', label: 'no values in components', command: own('style') },
  { name: 'components', label: 'component folders', command: own('components') },
];

function run(command) {
  return new Promise((resolve) => {
    let output = '';
    // Run package scripts with Node: Windows cannot start them without a shell.
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** The types of one remote, with what it imports. */
function typesOfRemote(folder) {
  const file = at('.cache', 'types', `${folder.replace('/', '-')}.json`);
  mkdirSync(at('.cache', 'types'), { recursive: true });
  const ambient = ['design-system/src', 'host-shell/platform/src'].map((one) => at(one, '**/*.d.ts'));
  writeFileSync(
    file,
    JSON.stringify({ extends: config('tsconfig.web.json'), include: [at(folder, 'src'), ...ambient] }),
  );
  return [bin('tsc'), '-p', file, '--checkers', '1'];
}

/** What is checked of one remote. */
const checksOfRemote = (folder) => [
  { label: 'types', command: typesOfRemote(folder) },
  { label: 'lint, format, controls', command: [bin('biome'), 'ci', '--colors=off', folder] },
  {
    label: 'who imports whom',
    command: [bin('depcruise'), '--config', config('dependency-cruiser.mjs'), '-T', 'err-long', folder],
  },
  {
    label: 'tokens in style sheets',
    command: [
      ...[bin('stylelint'), '--config', config('stylelint.config.mjs'), '--allow-empty-input', '--no-color'],
      ...['-f', 'unix', `${folder}/**/*.css`],
    ],
  },
  {
    label: 'folders, stories, texts',
    command: [
      at('host-shell', 'tooling', 'checks', 'run.mjs'),
      '--in',
      folder,
      'layout',
      'names',
      'stories',
      'style',
      'translations',
    ],
  },
  {
    label: 'tests',
    command: [
      ...[bin('vitest'), 'run', `--config=${config('vitest.config.ts')}`, '--project', 'screens'],
      ...['--project', 'alone', '--reporter=dot', folder],
    ],
  },
];

/** The remote after `--remote`; undefined without it. Ends the process if there is no such remote. */
function takeRemote(args) {
  const place = args.indexOf('--remote');
  if (place === -1) return undefined;
  const [, name = ''] = args.splice(place, 2);
  if (existsSync(at('remotes', name, 'remote.json'))) return `remotes/${name}`;
  say(red(`No remote is called "${name}": npm run check -- --remote booking`));
  process.exit(1);
}

const names = process.argv.slice(2);
const remote = takeRemote(names);
const known = [...new Set(CHECKS.map(({ name }) => name))];
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  say(red(`No check is called "${unknown.join('", "')}". There are: ${known.join(', ')}`));
  process.exit(1);
}
const wanted = ({ name }) => names.length === 0 || names.includes(name);
const waiting = remote === undefined ? CHECKS.filter(wanted) : checksOfRemote(remote);
const failed = [];

async function runNext() {
  const check = waiting.shift();
  if (check === undefined) return;
  const { label, command } = check;
  const started = performance.now();
  const { ok, output } = await run(command);
  say(`  ${ok ? green('✓') : red('✗')} ${label.padEnd(24)} ${faint(duration(performance.now() - started))}`);
  if (!ok) {
    failed.push(label);
    say(output.trim().replace(/^/gm, '      '));
  }
  await runNext();
}

await Promise.all(Array.from({ length: Math.min(AT_ONCE, availableParallelism()) }, runNext));
if (failed.length > 0) say(bold(`Not in order: ${failed.join(', ')}`));
process.exitCode = failed.length > 0 ? 1 : 0;
