import { createHash } from 'node:crypto';

/** Names a build in the counts: entries are addresses of any length. */
export const keyOf = (name: string, entry: string): string =>
  `remote.${name}.${createHash('sha256').update(entry).digest('hex').slice(0, 16)}`;

/** Names what is counted of a build once a day for each network address: by this a canary is judged. */
export const onceKeyOf = (name: string, entry: string): string => `${keyOf(name, entry)}.once`;
