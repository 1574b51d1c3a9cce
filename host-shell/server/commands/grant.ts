import { runCommand } from './command';
import { grantCommand } from './grant-command';

await runCommand(grantCommand);
