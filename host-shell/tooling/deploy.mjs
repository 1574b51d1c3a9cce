/**
 * `npm run deploy <remote> [-- --to <folder or bucket> --canary 10% --from <dist> --public-url https://… --table <folder>]`:
 * builds one remote, copies its files and changes its row of remotes.json.
 */
import { buildAlone } from './build/build-alone.mjs';
import { runCommand } from './deploy/command.mjs';
import { deploy } from './deploy/deploy-command.mjs';
import { at, root } from './paths.mjs';

const usage = 'npm run deploy booking -- --to <dist folder or s3://…> [--canary 10%]';
await runCommand(() => deploy({ ownDist: at('dist'), usage, build: (name) => buildAlone(root, name) }));
