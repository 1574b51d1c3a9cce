import { restoreCommand } from './backup/restore-command';
import { printAnswer } from './command';

await printAnswer(() => restoreCommand(process.argv.slice(2), process.env));
