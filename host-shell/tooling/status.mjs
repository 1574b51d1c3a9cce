/** `npm run status [-- --to <folder or bucket>]`: the deployed version of each remote, and whether its files are right. */
import { runCommand } from './build/build-error.mjs';
import { showStatus } from './deploy/status-command.mjs';
import { at } from './paths.mjs';

const usage = 'npm run status -- --to <dist folder or s3://…>';
await runCommand(async () => {
  if (!(await showStatus({ ownDist: at('dist'), usage }))) process.exitCode = 1;
});
