import { createdAt, k } from './kit';

/** The stored response to a creating POST, returned again for the same key within 24 h. */
export const idempotencyKeys = k.table(
  'idempotency_keys',
  {
    /** The user's id, or the key of a guest. */
    caller: k.text().notNull(),
    path: k.text().notNull(),
    key: k.text().notNull(),
    bodyHash: k.text().notNull(),
    /** Null while the first call is running. */
    status: k.int(),
    answer: k.json<unknown>(),
    createdAt: createdAt(),
    expiresAt: k.time().notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.caller, t.path, t.key] }), k.index('idempotency_keys_expiry').on(t.expiresAt)],
);
