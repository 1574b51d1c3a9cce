/**
 * `npm run deploy <remote> [-- --to <folder or bucket> --canary 10% --from <dist> --public-url https://… --table <folder>]`:
 * builds one remote, copies its files and changes its row of remotes.json.
 */
import { runCommand } from './build/build-error.mjs';
import { withLock } from './build/lock.mjs';
import { bundleParts, outputOf, partsOf } from './build/parts.mjs';
import { deploy } from './deploy/deploy-command.mjs';
import { at, root } from './paths.mjs';

const usage = 'npm run deploy booking -- --to <dist folder or s3://…> [--canary 10%]';

async function build(name) {
  await withLock(root, () => bundleParts(partsOf([name])));
  return outputOf(root, name);
}

await runCommand(() => deploy({ ownDist: at('dist'), usage, build }));
