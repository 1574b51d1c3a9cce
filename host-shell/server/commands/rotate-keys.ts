import { runCommand } from './command';
import { rotateKeysCommand } from './rotate-keys-command';

await runCommand(rotateKeysCommand);
