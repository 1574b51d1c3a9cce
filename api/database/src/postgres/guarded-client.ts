import type { Pool, PoolClient } from 'pg';

/** The pool for a Drizzle session: every query (also a prepared one) calls `assertAllowed` first. */
export function guardedPool(pool: Pool, assertAllowed: () => void): Pool {
  return new Proxy(pool, {
    get(target, property) {
      if (property === 'query') assertAllowed();
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * The connection of one transaction: every query calls `assertAllowed` first and waits for the previous one, so that
 * repositories can await several at once. `idle` settles when none is running.
 */
export function guardedClient(
  client: PoolClient,
  assertAllowed: () => void,
): { client: PoolClient; idle: () => Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...values: unknown[]) => {
    assertAllowed();
    const answered = last.then(() => Reflect.apply(client.query, client, values));
    last = answered.catch(() => undefined);
    return answered;
  };
  const guarded = new Proxy(client, {
    get: (_target, property) => (property === 'query' ? query : undefined),
  });
  return {
    client: guarded,
    idle: async () => {
      await last;
    },
  };
}
