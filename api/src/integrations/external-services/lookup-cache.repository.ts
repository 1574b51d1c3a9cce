import type { Reader, Tx } from '@gyg/database';
import { lookupCache } from '@gyg/database/schema';
import { and, eq, gt } from 'drizzle-orm';

/** A cached result that has not expired; its value is null where the service found nothing. */
export async function findResponse(read: Reader, key: string, now: Date): Promise<{ value: unknown } | undefined> {
  const [row] = await read
    .select({ value: lookupCache.value })
    .from(lookupCache)
    .where(and(eq(lookupCache.key, key), gt(lookupCache.expiresAt, now)));
  return row;
}

export async function storeResponse(t: Tx, key: string, value: unknown, now: Date, expiresAt: Date): Promise<void> {
  const answer = { value, createdAt: now, expiresAt };
  await t
    .insert(lookupCache)
    .values({ key, ...answer })
    .onConflictDoUpdate({ target: lookupCache.key, set: answer });
}
