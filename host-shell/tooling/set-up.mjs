/**
 * Runs before every command of package.json. Installs the packages in package-lock.json, and tests once that their
 * native parts work on this machine. `set-up.mjs test` also tests what checks and tests need. Uses only Node, because
 * nothing else is installed yet.
 */
import { readFileSync } from 'node:fs';
import { at, root } from './paths.mjs';
import { refuseNode } from './set-up/node-version.mjs';

const refusal = refuseNode(JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node, process.versions.node);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}

const { isInstalled, isProved, recordProved } = await import('./set-up/installed.mjs');
const scope = process.argv[2] === 'test' ? 'test' : 'start';

if (!isInstalled(root)) {
  const { installPackages } = await import('./set-up/install.mjs');
  const { duration, say, startClock } = await import('./terminal.mjs');
  const clock = startClock('Installing packages (once, and whenever package-lock.json changes)');
  const { ok, output } = await installPackages(root);
  const taken = clock.end();
  if (!ok) {
    say(output.trimEnd());
    say(`\nInstalling failed after ${duration(taken)}; npm's own words are above.`);
    process.exit(1);
  }
  say(`  Packages installed in ${duration(taken)}`);
}
if (!isProved(root, scope)) {
  const { proveParts, sayProblems } = await import('./set-up/prove.mjs');
  const problems = await proveParts(root, scope);
  sayProblems(problems);
  // Not recorded, so that the next run tries again.
  if (problems.length > 0) process.exit(1);
  recordProved(root, scope);
}
