/**
 * `node host-shell/tooling/pack-widgets.mjs <folder>`: writes the package `@gyg/widgets` as a file that npm can install or
 * publish, `gyg-widgets-<version>.tgz`, and prints its path.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWidgetPackage } from './build/widget-package.mjs';
import { root } from './paths.mjs';
import { say } from './terminal.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  say('Usage: node host-shell/tooling/pack-widgets.mjs <folder>');
  process.exit(1);
}
const to = path.resolve(folder);
const made = mkdtempSync(path.join(tmpdir(), 'gyg-widgets-'));
try {
  mkdirSync(to, { recursive: true });
  await writeWidgetPackage({ root, to: made });
  const args = ['pack', '--silent', '--pack-destination', to];
  const name = execFileSync('npm', args, { cwd: made, encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  say(path.join(to, name.split('\n').at(-1)));
} finally {
  rmSync(made, { recursive: true, force: true });
}
