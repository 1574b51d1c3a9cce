import type { Database } from '@gyg/database';
import { listFacts, listFactsSince, look, type Seen, seenNothing } from './card-feed.repository';
import { GygIndex } from './gyg-index';

/** How many cards are read at once when the index is filled. */
const batch = 5_000;

export interface GygIndexSource {
  /** The index with everything that was committed before this call. */
  current(): Promise<GygIndex>;
  /** Rises whenever the index changes: what was made from the same number is the same, until the next start or end. */
  readonly edition: number;
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
  let edition = 0;

  async function fill(): Promise<void> {
    const { seen: before } = await look(db.read);
    for (let last = 0; ; ) {
      const rows = await listFacts(db.read, last, batch);
      const end = rows.at(-1);
      if (end === undefined) break;
      index.apply(rows);
      last = end.seq;
    }
    seen = before;
    filled = true;
    edition += 1;
  }

  async function catchUp(): Promise<void> {
    if (!filled) await fill();
    let { seen: now, behind } = await look(db.read);
    if (behind) {
      await writeCards();
      ({ seen: now } = await look(db.read));
    }
    if (now === seen) return;
    const rows = await listFactsSince(db.read, { seen });
    seen = now;
    if (rows.length === 0) return;
    index.apply(rows);
    edition += 1;
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
    get edition() {
      return edition;
    },
  };
}
