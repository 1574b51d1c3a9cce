import { createdAt, k } from './kit';

/** What services outside answered (places of addresses, companies), so that they are not asked again and again. */
export const lookupCache = k.table(
  'lookup_cache',
  {
    /** The service and what was asked, hashed. */
    key: k.text().primaryKey(),
    /** Null: the service knows of none. */
    value: k.json<unknown>(),
    expiresAt: k.time().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.index('lookup_cache_expiry').on(t.expiresAt)],
);
