import { restoreCommand } from './backup/restore-command';
import { printResult } from './command';

await printResult(() => restoreCommand(process.argv.slice(2), process.env));
