import { runCommand } from './command';
import { rebuildCardsCommand } from './rebuild-cards-command';

await runCommand(rebuildCardsCommand, { accounts: false });
