import { backupCommand } from './backup/backup-command';
import { printAnswer } from './command';

await printAnswer(() => backupCommand(process.argv.slice(2), process.env));
