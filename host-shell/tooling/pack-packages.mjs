/**
 * `npm run pack-packages -- --out <folder>`: writes the packages with which a remote is built in another repository, as
 * files that npm can install or publish, and prints their paths.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError, runCommand } from './build/build-error.mjs';
import { pack } from './packages/pack.mjs';
import { PUBLIC_PACKAGES } from './packages/package-table.mjs';
import { writeLibrary } from './packages/write-library.mjs';
import { writeRemoteBuild } from './packages/write-remote-build.mjs';
import { root } from './paths.mjs';

await runCommand(async () => {
  const { out } = parseArgs({ options: { out: { type: 'string' } }, strict: false }).values;
  if (typeof out !== 'string') throw new BuildError('Usage: npm run pack-packages -- --out <folder>');
  const to = path.resolve(out);
  for (const library of PUBLIC_PACKAGES) await pack((folder) => writeLibrary(root, library, folder), to);
  await pack((folder) => writeRemoteBuild(root, folder), to);
});
