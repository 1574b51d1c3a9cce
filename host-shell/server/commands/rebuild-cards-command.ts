import { findCardDrift, rebuildCards } from '@gyg/api';
import type { Command } from './command';

const usage = [
  'npm run rebuild-cards               writes the cards of all gygs again, which lists and searches read; the server may run',
  'npm run rebuild-cards -- --check    only says which of them differ from their gygs',
];
/** More would fill the terminal and say nothing more. */
const shown = 20;

/** Writes or checks the read side of gygs. A check fails if something differs. */
export const rebuildCardsCommand: Command = async (args, { db, place }) => {
  if (args.length === 0)
    return { ok: true, lines: [`The cards of ${await rebuildCards(db)} gygs in ${place} are written.`] };
  if (args.length > 1 || args[0] !== '--check') return { ok: false, lines: usage };
  const drift = await findCardDrift(db.read);
  if (drift.length === 0) return { ok: true, lines: [`All cards in ${place} are right.`] };
  const more = drift.length > shown ? [`… and ${drift.length - shown} more`] : [];
  return { ok: false, lines: [...drift.slice(0, shown), ...more, 'Write them again: npm run rebuild-cards'] };
};
