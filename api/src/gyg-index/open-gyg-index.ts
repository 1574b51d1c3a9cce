import type { Database } from '@gyg/database';
import { listFacts, look, lookFirst, type Seen, seenNothing } from './card-feed.repository';
import { GygIndex } from './gyg-index';

/** How many cards are read at once when the index is filled. */
const batch = 5_000;

export interface GygIndexSource {
  /** The index with everything that was committed before this call. */
  current(): Promise<GygIndex>;
}

/**
 * The index of a database's gygs. It is filled at the first call; later calls ask the database with one statement
 * whether something has changed, and take over only that. Calls at the same time share a statement, but none uses one
 * that began before it. `writeCards` writes those that another program left old.
 */
export function openGygIndex(db: Pick<Database, 'read'>, writeCards: () => Promise<void>): GygIndexSource {
  const index = new GygIndex();
  let seen: Seen = seenNothing;
  let filled = false;

  async function fill(): Promise<void> {
    seen = await lookFirst(db.read);
    for (let last = 0; ; ) {
      const rows = await listFacts(db.read, last, batch);
      const end = rows.at(-1);
      if (end === undefined) break;
      index.load(rows);
      last = end.seq;
    }
    index.sort();
    filled = true;
  }

  async function catchUp(): Promise<void> {
    if (!filled) await fill();
    let now = await look(db.read, seen);
    if (now.behind) {
      await writeCards();
      now = await look(db.read, seen);
    }
    seen = now.seen;
    index.apply(now.facts);
  }

  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** Resolves after a look at the database that began after this call. */
  function fresh(): Promise<void> {
    if (running === undefined) {
      running = catchUp().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return fresh();
      });
    return next;
  }

  return {
    async current() {
      await fresh();
      return index;
    },
  };
}
