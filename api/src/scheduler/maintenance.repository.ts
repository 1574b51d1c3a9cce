import type { Tx } from '@gyg/database';
import { idempotencyKeys, lookupCache } from '@gyg/database/schema';
import { lte } from 'drizzle-orm';

/** Idempotency keys that have expired. */
export async function dropExpiredKeys(t: Tx, now: Date): Promise<void> {
  await t.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}

/** Cached answers of external services that have expired. */
export async function dropExpiredLookups(t: Tx, now: Date): Promise<void> {
  await t.delete(lookupCache).where(lte(lookupCache.expiresAt, now));
}
