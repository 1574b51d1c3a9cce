import type { Database, Reader, Tx } from '@gyg/database';
import type { ApiContext } from '../api-context';
import type { MediaStorage } from '../media/media-storage';

export interface CallTransaction {
  /** For the handler. Everything it writes with this context is part of the one transaction. */
  context: ApiContext;
  /** Runs `last` in the same transaction, commits, then runs the work that waits for the commit. */
  commit(last: (t: Tx) => Promise<void>): Promise<void>;
  /** Rolls everything back. Does nothing after a commit. */
  rollBack(): Promise<void>;
}

interface End {
  last: (t: Tx) => Promise<void>;
}

/** Resolves each call against the current handle, even where a handler stored `db.read`. */
function delegatingReader(read: Reader, current: () => Reader): Reader {
  return new Proxy(read, {
    get(_target, property) {
      const handle = current();
      const value: unknown = Reflect.get(handle, property);
      return typeof value === 'function' ? value.bind(handle) : value;
    },
  });
}

/**
 * One transaction for everything that a handler writes. It begins with the handler's first `tx`, so that slow work
 * before that (encoding a picture) blocks no writer; from then on reads see its rows, and it stays open until `commit`.
 * Files are removed and the mail worker is woken only after the commit; a rollback removes files stored by the call.
 */
export function openCallTransaction(context: ApiContext, first: (t: Tx) => Promise<void>): CallTransaction {
  const { db, media } = context;
  const added: string[] = [];
  const dropped: string[] = [];
  let kicked = false;
  let handle: Tx | undefined;
  let failure: { reason: unknown } | undefined;
  let begun: Promise<Tx> | undefined;
  let transaction: Promise<void> | undefined;
  let settle: { end(end: End): void; fail(reason: Error): void } | undefined;

  const ended = new Promise<End>((end, fail) => {
    settle = { end, fail };
  });
  ended.catch(() => undefined);

  function begin(): Promise<Tx> {
    begun ??= new Promise<Tx>((resolve, reject) => {
      transaction = db.tx(async (t) => {
        // The handler's statements cannot be repeated here: the caller runs the whole handler again instead.
        if (handle !== undefined) throw new Error('The transaction of a call was tried twice');
        await first(t);
        handle = t;
        resolve(t);
        const { last } = await ended;
        await last(t);
      });
      transaction.catch(reject);
    });
    return begun;
  }

  const joined: Database = {
    ...db,
    read: delegatingReader(db.read, () => handle ?? db.read),
    async tx(fn) {
      if (failure) throw failure.reason;
      try {
        return await fn(await begin());
      } catch (reason) {
        failure ??= { reason };
        throw reason;
      }
    },
  };
  const deferringMedia: MediaStorage = {
    find: (key) => media.find(key),
    facts: () => media.facts(),
    async put(key, file) {
      added.push(key);
      await media.put(key, file);
    },
    async drop(keys) {
      dropped.push(...keys);
    },
  };
  const removeFiles = (keys: readonly string[]) => media.drop(keys).catch(() => undefined);

  return {
    context: {
      ...context,
      db: joined,
      media: deferringMedia,
      kick: () => {
        kicked = true;
      },
    },
    async commit(last) {
      if (failure) throw failure.reason;
      await begin();
      settle?.end({ last });
      await transaction;
      added.length = 0;
      if (dropped.length > 0) await removeFiles(dropped);
      if (kicked) context.kick();
    },
    async rollBack() {
      settle?.fail(new Error('The call failed, and its transaction was rolled back'));
      await transaction?.catch(() => undefined);
      if (added.length > 0) await removeFiles(added.splice(0));
    },
  };
}
