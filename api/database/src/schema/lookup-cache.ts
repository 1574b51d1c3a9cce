import { createdAt, k } from './kit';

/** Cached responses of external services (coordinates of addresses, companies). */
export const lookupCache = k.table(
  'lookup_cache',
  {
    /** The service and the query, hashed. */
    key: k.text().primaryKey(),
    /** Null: the service found nothing. */
    value: k.json<unknown>(),
    expiresAt: k.time().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.index('lookup_cache_expiry').on(t.expiresAt)],
);
