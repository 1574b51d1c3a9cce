/**
 * `npm run build [-- part …]`: builds everything or the given parts. Builds nothing if nothing has changed. `npm run
 * build -- --remove <remote>`: removes a remote's row from remotes.json.
 */

import { assemble } from './build/assemble.mjs';
import { runCommand } from './build/build-error.mjs';
import { removeRow } from './build/deploy-table.mjs';
import { withLock } from './build/lock.mjs';
import { bundleParts, partsOf } from './build/parts.mjs';
import { listRemotes } from './build/remotes.mjs';
import { at, root } from './paths.mjs';
import { say } from './terminal.mjs';

const [first, ...others] = process.argv.slice(2);
const dist = at('dist');

async function remove() {
  for (const name of others) await removeRow(dist, name);
  say(`Took ${others.join(', ')} out of remotes.json`);
}

async function build() {
  const parts = partsOf(first === undefined ? [] : [first, ...others]);
  await bundleParts(parts);
  await assemble({ root, dist, parts, remotes: listRemotes(root).map(({ name }) => name) });
}

await runCommand(() => withLock(root, first === '--remove' ? remove : build));
