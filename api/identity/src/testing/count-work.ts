import type { Database, Tx } from '@gyg/database';
import { argon2Hasher, type PasswordHasher } from '../users/password-hasher';

/** The measurable cost of a call. */
export interface WorkCount {
  hashes: number;
  /** Committed transactions. */
  transactions: number;
}

/** A database and a hasher whose work is counted; `of` returns the cost of one call, run while nothing else happens. */
export function countWork(inner: Database): {
  db: Database;
  hasher: PasswordHasher;
  of: (done: () => Promise<unknown>) => Promise<WorkCount>;
} {
  const work: WorkCount = { hashes: 0, transactions: 0 };
  return {
    db: {
      ...inner,
      async tx<T>(fn: (t: Tx) => Promise<T>, options = {}) {
        const value = await inner.tx(fn, options);
        work.transactions += 1;
        return value;
      },
    },
    hasher: {
      hash(password) {
        work.hashes += 1;
        return argon2Hasher.hash(password);
      },
      verify(passwordHash, password) {
        work.hashes += 1;
        return argon2Hasher.verify(passwordHash, password);
      },
    },
    async of(done) {
      const before = { ...work };
      await done();
      return { hashes: work.hashes - before.hashes, transactions: work.transactions - before.transactions };
    },
  };
}
