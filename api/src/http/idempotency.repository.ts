import type { Reader, Tx } from '@gyg/database';
import { idempotencyKeys } from '@gyg/database/schema';
import { and, eq, isNull, lte, or } from 'drizzle-orm';

export interface KeyName {
  caller: string;
  path: string;
  key: string;
}

const named = ({ caller, path, key }: KeyName) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.path, path), eq(idempotencyKeys.key, key));

/**
 * Claims the key in the transaction that also writes the response: true where it was unused or has expired. Another
 * transaction with the same key waits here until this one ends. A key without a response was written by an older
 * version.
 */
export async function claimKey(
  t: Tx,
  name: KeyName,
  { bodyHash, now, expiresAt }: { bodyHash: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const free = or(lte(idempotencyKeys.expiresAt, now), isNull(idempotencyKeys.status));
  await t.delete(idempotencyKeys).where(and(named(name), free));
  const claimed = await t
    .insert(idempotencyKeys)
    .values({ ...name, bodyHash, createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}

/** The stored response to a key that has not expired. */
export async function findResponse(
  read: Reader,
  name: KeyName,
  now: Date,
): Promise<{ bodyHash: string; status: number; body: unknown } | undefined> {
  const [row] = await read.select().from(idempotencyKeys).where(named(name));
  if (!row || row.status === null || row.expiresAt <= now) return undefined;
  return { bodyHash: row.bodyHash, status: row.status, body: row.answer };
}

export async function storeResponse(t: Tx, name: KeyName, status: number, body: unknown): Promise<void> {
  await t.update(idempotencyKeys).set({ status, answer: body }).where(named(name));
}
