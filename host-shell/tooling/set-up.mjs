/**
 * Runs before the commands of package.json. Refuses a Node version that `engines` does not allow, installs what is
 * missing, and tests once that its native parts work on this machine. `set-up.mjs` is for commands that build and run;
 * `set-up.mjs whole` also installs what checks, tests, stories and hot reload need. Uses only Node, because nothing else
 * is installed yet.
 */
import { readFileSync } from 'node:fs';
import { at, root } from './paths.mjs';
import { refuseNode } from './set-up/node-version.mjs';

const refusal = refuseNode(JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node, process.versions.node);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}

const { install, isReady, recordReady, setFor } = await import('./set-up/install.mjs');
const set = setFor(root, process.argv[2]);
if (!isReady(root, set)) {
  const problem =
    (await install(root, set)) ?? (await import('./set-up/native-parts.mjs').then(({ tryParts }) => tryParts(root)));
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  recordReady(root, set);
}
