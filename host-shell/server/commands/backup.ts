import { backupCommand } from './backup/backup-command';
import { printResult } from './command';

await printResult(() => backupCommand(process.argv.slice(2), process.env));
