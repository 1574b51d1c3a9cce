import { createHash } from 'node:crypto';

/** Names a build in the counts: entries are addresses of any length. */
export const keyOf = (name: string, entry: string): string =>
  `remote.${name}.${createHash('sha256').update(entry).digest('hex').slice(0, 16)}`;
