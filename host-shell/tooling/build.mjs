/**
 * `npm run build [-- part …]`: builds everything or the given parts. Builds nothing if nothing has changed. `npm run
 * build -- --remove <remote>`: removes a remote's row from remotes.json.
 */

import { BuildError } from './build/build-error.mjs';
import { withLock } from './build/lock.mjs';
import { partStamps, recordParts } from './build/part-stamps.mjs';
import { listRemotes } from './build/remotes.mjs';
import { isBuilt, recordBuilt, sourceStamp } from './build/stamp.mjs';
import { at, root } from './paths.mjs';
import { duration, red, say } from './terminal.mjs';

const names = process.argv.slice(2);
const dist = at('dist');

async function remove([, ...removed]) {
  const { removeRow } = await import('./build/deploy-table.mjs');
  for (const name of removed) await removeRow(dist, name);
  say(`Took ${removed.join(', ')} out of remotes.json`);
}

async function build() {
  if (names[0] === '--remove') return remove(names);
  const started = performance.now();
  const stamp = sourceStamp(root);
  if (names.length === 0 && isBuilt(dist, stamp)) return say('  Nothing has changed since the last build.');
  const parts = partStamps(
    root,
    listRemotes(root).map(({ name }) => name),
  );
  say(`Building ${names.length === 0 ? 'the product' : names.join(', ')}`);
  // Loaded late: loading the bundlers takes longer than a start without changes should.
  const { runBuild } = await import('./build/run.mjs');
  await runBuild({ root, dist, names });
  if (names.length === 0) recordBuilt(dist, stamp);
  recordParts(dist, parts, names);
  say(`  Done in ${duration(performance.now() - started)}`);
}

try {
  await withLock(root, build);
} catch (error) {
  say(red(error instanceof BuildError ? error.message : (error.stack ?? String(error))));
  process.exit(1);
}
