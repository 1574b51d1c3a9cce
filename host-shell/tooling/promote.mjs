/** `npm run promote <remote> [-- --to <folder or bucket>]`: makes the canary of a remote its current row. */
import { runCommand } from './build/build-error.mjs';
import { promote } from './deploy/row-commands.mjs';
import { at } from './paths.mjs';

const usage = 'npm run promote booking -- --to <dist folder or s3://…>';
await runCommand(() => promote({ ownDist: at('dist'), usage }));
