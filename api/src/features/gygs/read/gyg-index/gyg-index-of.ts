import { type Database, engine } from '@gyg/database';
import { catchUpCards } from '../cards/refresh-cards.service';
import { listFacts, look, lookFirst, type Seen, seenNothing } from './card-feed.repository';
import { GygIndex } from './gyg-index';

/** One value for each index: made when it is first needed, and dropped with the index. */
export function perIndex<Value>(make: () => Value): (index: GygIndex) => Value {
  const values = new WeakMap<GygIndex, { value: Value }>();
  return (index) => {
    const entry = values.get(index) ?? { value: make() };
    values.set(index, entry);
    return entry.value;
  };
}

/** How many cards are read at once when the index is filled. */
const batch = 5_000;

export interface GygIndexSource {
  /** The index with everything that was committed before this call. */
  current(): Promise<GygIndex>;
}

/**
 * The index of a database's gygs. It is filled at the first call; later calls ask the database with one statement
 * whether something has changed, and take over only that. On SQLite its version says so before: that costs less. Calls at
 * the same time share a statement, but none uses one that began before it. Cards that another program left old are written.
 */
function openGygIndex(db: Database): GygIndexSource {
  const index = new GygIndex();
  let seen: Seen = seenNothing;
  let filled = false;
  /** The database's version before the last look. */
  let lookedAt: string | undefined;

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
    const version = engine === 'sqlite' ? await db.version() : undefined;
    if (version !== undefined && version === lookedAt) return;
    if (!filled) await fill();
    let now = await look(db.read, seen);
    if (now.behind) {
      await catchUpCards(db);
      now = await look(db.read, seen);
    }
    seen = now.seen;
    index.apply(now.facts);
    lookedAt = version;
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

/** By the function that tells a database's version: a call's transaction has the same one. */
const sources = new WeakMap<Database['version'], GygIndexSource>();

/** The index of an opened database's gygs, one for each. */
export function gygIndexOf(db: Database): GygIndexSource {
  const source = sources.get(db.version) ?? openGygIndex(db);
  sources.set(db.version, source);
  return source;
}
