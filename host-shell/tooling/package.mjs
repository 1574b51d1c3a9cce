/**
 * `npm run package -- --to <folder> [--keep <earlier folder>]`: builds the product, then writes a folder that runs with
 * Node alone.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError, runCommand } from './build/build-error.mjs';
import { withLock } from './build/lock.mjs';
import { packageProduct } from './package/package-product.mjs';
import { at, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { say } from './terminal.mjs';

const USAGE = 'npm run package -- --to <new folder> [--keep <folder of the release before>]';

function readOptions() {
  try {
    return parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } }).values;
  } catch {
    return {};
  }
}

await runCommand(async () => {
  const { to, keep } = readOptions();
  if (to === undefined) throw new BuildError(USAGE);
  const built = await runToEnd(process.execPath, [at('host-shell', 'tooling', 'build.mjs')], { cwd: root });
  if (built !== 0) process.exit(built);
  const folder = path.resolve(to);
  const earlier = keep === undefined ? {} : { earlier: path.resolve(keep) };
  const { platform, kept, remotes } = await withLock(root, () =>
    packageProduct({ root, dist: at('dist'), folder, ...earlier }),
  );
  say(`  ${folder} runs on ${platform} with Node ${process.versions.node.split('.')[0]}: node server/main.mjs`);
  if (keep !== undefined) say(`  Kept ${kept} files of ${path.resolve(keep)} for open pages.`);
  if (remotes.length > 0) say(`  Kept as deployed there: ${remotes.join(', ')}.`);
});
