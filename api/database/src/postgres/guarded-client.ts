import type { Pool, PoolClient } from 'pg';

/** The pool as a Drizzle session sees it: every query (a prepared one too) asks `assertAllowed` first. */
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
 * One transaction's connection: every query asks `assertAllowed` first and waits for the one before it, so that
 * repositories may await several at once (one connection does one thing at a time). `idle` settles when none is under way.
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
