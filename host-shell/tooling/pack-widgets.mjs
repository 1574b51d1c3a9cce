/**
 * `node host-shell/tooling/pack-widgets.mjs <folder>`: writes the package `@gyg/widgets` as a file that npm can install or
 * publish, `gyg-widgets-<version>.tgz`, and prints its path.
 */
import path from 'node:path';
import { BuildError, runCommand } from './build/build-error.mjs';
import { writeWidgetPackage } from './build/widget-package.mjs';
import { pack } from './packages/pack.mjs';
import { root } from './paths.mjs';

const [folder] = process.argv.slice(2);
await runCommand(async () => {
  if (folder === undefined) throw new BuildError('Usage: node host-shell/tooling/pack-widgets.mjs <folder>');
  await pack((made) => writeWidgetPackage({ root, to: made }), path.resolve(folder));
});
