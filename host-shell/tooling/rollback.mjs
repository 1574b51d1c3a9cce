/**
 * `npm run rollback <remote> [-- --to <folder or bucket> --version 1.2.0]`: removes the canary of a remote, else makes its
 * previous row the current one.
 */
import { runCommand } from './build/build-error.mjs';
import { rollBack } from './deploy/row-commands.mjs';
import { at } from './paths.mjs';

const usage = 'npm run rollback booking -- --to <dist folder or s3://…> [--version 1.2.0]';
await runCommand(() => rollBack({ ownDist: at('dist'), usage }));
