/**
 * `npm run deploy <remote> [-- --to <folder or bucket> --canary 10% --from <dist> --public-url https://… --table <folder>]`:
 * builds one remote, copies its files and changes its row of remotes.json. `npm run promote <remote>`: makes the canary of a
 * remote its current row. `npm run rollback <remote> [-- --version 1.2.0]`: removes the canary of a remote, else makes its
 * previous row the current one. `npm run status`: the deployed version of each remote, and whether its files are right.
 */
import { runCommand } from './build/build-error.mjs';
import { withLock } from './build/lock.mjs';
import { bundleParts, outputOf, partsOf } from './build/parts.mjs';
import { DEPLOY_COMMANDS } from './deploy/commands.mjs';
import { at, root } from './paths.mjs';

const [command, ...args] = process.argv.slice(2);
const { flags = '', run } = DEPLOY_COMMANDS[command];
const usage = `npm run ${command}${command === 'status' ? '' : ' booking'} -- --to <dist folder or s3://…>${flags}`;

async function build(name) {
  await withLock(root, () => bundleParts(partsOf([name])));
  return outputOf(root, name);
}

await runCommand(() => run({ args, ownDist: at('dist'), usage, build }));
