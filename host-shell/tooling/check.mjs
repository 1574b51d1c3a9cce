/** `npm run check [-- name …]`: everything that needs no running product; goes on after a failure. */
import { spawn } from 'node:child_process';
import { binScript } from './bin-script.mjs';
import { at, root } from './paths.mjs';
import { bold, duration, faint, green, red, say } from './terminal.mjs';

const PACKAGES = { tsc: 'typescript', biome: '@biomejs/biome' };
const bin = (name) => binScript(name, PACKAGES[name]);
const config = (file) => at('host-shell', 'tooling', 'config', file);
const own = (name) => [process.execPath, at('host-shell', 'tooling', 'checks', 'run.mjs'), name];

const FOLDERS = ['.storybook', 'api', 'design-system', 'host-shell', 'remotes', 'widgets'];
const SHEETS = '{.storybook,design-system,host-shell,remotes,widgets}/**/*.css';

const CHECKS = [
  { name: 'types', label: 'types, server side', command: [bin('tsc'), '-p', config('tsconfig.node.json')] },
  { name: 'types', label: 'types, browser side', command: [bin('tsc'), '-p', config('tsconfig.web.json')] },
  { name: 'types', label: 'types, journeys', command: [bin('tsc'), '-p', config('tsconfig.e2e.json')] },
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
  { name: 'imports', label: 'parts for shadow roots', command: own('elements') },
  { name: 'layout', label: 'folders, names, lengths', command: own('layout') },
  { name: 'stories', label: 'a story for every screen', command: own('stories') },
  { name: 'translations', label: 'translations', command: own('translations') },
  {
    name: 'style',
    label: 'style sheets say tokens',
    command: [bin('stylelint'), '--config', config('stylelint.config.mjs'), '--no-color', '-f', 'unix', SHEETS],
  },
  { name: 'style', label: 'components say none', command: own('style') },
  { name: 'components', label: 'component folders', command: own('components') },
];

function run(command) {
  // Scripts of packages run by Node itself: Windows starts no others without a shell.
  const args = command[0] === process.execPath ? command.slice(1) : command;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const names = process.argv.slice(2);
const wanted = ({ name }) => names.length === 0 || names.includes(name);
const failed = [];
for (const { label, command } of CHECKS.filter(wanted)) {
  const started = performance.now();
  const { ok, output } = await run(command);
  say(`  ${ok ? green('✓') : red('✗')} ${label.padEnd(24)} ${faint(duration(performance.now() - started))}`);
  if (ok) continue;
  failed.push(label);
  say(output.trim().replace(/^/gm, '      '));
}
if (failed.length > 0) say(bold(`Not in order: ${failed.join(', ')}`));
process.exitCode = failed.length > 0 ? 1 : 0;
