/**
 * Runs before every command of package.json: installs what package-lock.json names, and proves once that its native parts work
 * on this machine. `set-up.mjs test` proves also what checks and tests need. Uses nothing but Node, for nothing else is there yet.
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
  // Not recorded: what does not work is tried again next time.
  if (problems.length > 0) process.exit(1);
  recordProved(root, scope);
}
