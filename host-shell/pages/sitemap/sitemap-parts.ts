import { setImmediate } from 'node:timers/promises';
import type { PublicAddress, PublicAddresses, PublicKind } from '@gyg/api';

/** How many addresses a file begins with: some 15 ms of work. */
export const addressesPerFile = 2_000;
/** A file may grow to this until the parts are chosen again. Search engines accept 50,000. */
const mostPerFile = 2 * addressesPerFile;
/** How long the parts of a kind are used, in milliseconds. */
const lifetime = 3_600_000;

export const publicKinds: readonly PublicKind[] = ['organizations', 'gygs', 'catalogs', 'stories', 'people'];

/** After which key each file of a kind begins; undefined is the first one. */
type Starts = readonly (string | undefined)[];

/**
 * Divides the addresses of each kind into files of about equal size. A file is what lies between two keys, so that reading
 * one costs the same wherever it is, and what is written meanwhile is in one of them: the last file of a kind has no end.
 */
export function createSitemapParts({ list }: Pick<PublicAddresses, 'list'>, now: () => number = Date.now) {
  const cached = new Map<PublicKind, { starts: Promise<Starts>; until: number }>();

  async function findStarts(kind: PublicKind): Promise<Starts> {
    const starts: (string | undefined)[] = [];
    const [first] = await list(kind, { limit: 1 });
    for (let hasMore = first !== undefined, after: string | undefined; hasMore; ) {
      starts.push(after);
      // SQLite resolves at once: other requests come in between.
      await setImmediate();
      const [last, next] = await list(kind, { after, skip: addressesPerFile - 1, limit: 2 });
      after = last?.key;
      hasMore = next !== undefined;
    }
    // What has nothing yet may have something after the next write.
    if (starts.length === 0) cached.delete(kind);
    return starts;
  }

  function startsOf(kind: PublicKind): Promise<Starts> {
    const stored = cached.get(kind);
    if (stored !== undefined && now() < stored.until) return stored.starts;
    const starts = findStarts(kind);
    cached.set(kind, { starts, until: now() + lifetime });
    starts.catch(() => cached.delete(kind));
    return starts;
  }

  return {
    startsOf,
    /** The addresses of the file that begins after this key. */
    async listFile(kind: PublicKind, after: string | undefined): Promise<PublicAddress[]> {
      const starts = await startsOf(kind);
      const place = starts.indexOf(after);
      // Another process may have divided the kind elsewhere: then two files have some addresses twice.
      const listed = await list(kind, { after, upTo: place < 0 ? undefined : starts[place + 1], limit: mostPerFile });
      // It may have more, for which the next index has another file.
      if (place >= 0 && listed.length === mostPerFile) cached.delete(kind);
      return listed;
    },
  };
}
