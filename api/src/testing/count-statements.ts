import type { Database } from '@gyg/database';

const statements: readonly unknown[] = ['select', 'selectDistinct', '$count', 'insert', 'update', 'delete', 'prepared'];

/** Wraps a database (`wrapDatabase` of a test API) and counts the statements that calls send. */
export function createStatementCounter() {
  let total = 0;
  const counting = <Handle extends object>(handle: Handle): Handle =>
    new Proxy(handle, {
      get(target, key, receiver) {
        if (statements.includes(key)) total += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  return {
    wrapDatabase: (db: Database): Database => ({
      ...db,
      read: counting(db.read),
      tx: (act, options) => db.tx((tx) => act(counting(tx)), options),
    }),
    /** The number of statements that were sent while `act` ran. */
    async during(act: () => Promise<unknown>): Promise<number> {
      const before = total;
      await act();
      return total - before;
    },
  };
}
