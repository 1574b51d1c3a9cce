import { rotateKeys } from '@gyg/identity/commands';
import type { Command } from './command';
import { readArguments, refuse, tell } from './read-arguments';

const usage = [
  'npm run rotate-keys               makes a new key; the old one stays good until what it signed has run out',
  'npm run rotate-keys -- --leaked   the same, and removes the old one at once, because it has leaked',
];

/** Rotates the signing keys of the issuer (decision 0031). */
export const rotateKeysCommand: Command = async (args, { db, place, by, now }) => {
  const line = readArguments(args, ['leaked']);
  if (line === undefined || line.words.length > 0) return refuse(...usage);
  const leaked = line.given.has('leaked');
  const { kid, signsFrom } = await rotateKeys(db, { leaked, by, now });
  const firstLine = `A new key is in ${place}: ${kid}. Running processes take it up by themselves within a minute.`;
  return leaked
    ? tell(
        firstLine,
        'From then on they refuse what the old ones signed. People stay signed in: their pages renew their tokens.',
      )
    : tell(
        firstLine,
        `It signs from ${signsFrom.toISOString()}; the old one is accepted for another day and then removed.`,
      );
};
