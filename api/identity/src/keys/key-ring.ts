import type { Database } from '@gyg/database';
import { type IdentityKeys, loadIdentityKeys } from './identity-keys';

export interface KeyRing {
  /** The current keys: the same object until they change. */
  current(): IdentityKeys;
  /** Loads keys that another process created, and activates a key when its time comes. */
  reread(): Promise<void>;
}

/** Keys that change while the process runs (decision 0031). */
export async function openKeyRing(db: Database, now: () => number): Promise<KeyRing> {
  let keys = await loadIdentityKeys(db, now());
  return {
    current: () => keys,
    async reread() {
      const read = await loadIdentityKeys(db, now());
      if (JSON.stringify(read) !== JSON.stringify(keys)) keys = read;
    },
  };
}

/** A value derived from a source that seldom changes: recomputed only after a change. */
export function derivedFrom<Source, Made>(source: () => Source, make: (source: Source) => Made): () => Made {
  let from = source();
  let ring = make(from);
  return () => {
    const now = source();
    if (now !== from) {
      ring = make(now);
      from = now;
    }
    return ring;
  };
}
