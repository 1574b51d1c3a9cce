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
 * Claims the key in the transaction that also writes the answer: true where it was unused or has expired. Another
 * transaction with the same key waits here until this one ends. A key without an answer was written by an older
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

/** The stored answer to a key that has not expired. */
export async function findAnswer(
  read: Reader,
  name: KeyName,
  now: Date,
): Promise<{ bodyHash: string; status: number; answer: unknown } | undefined> {
  const [row] = await read.select().from(idempotencyKeys).where(named(name));
  if (!row || row.status === null || row.expiresAt <= now) return undefined;
  return { bodyHash: row.bodyHash, status: row.status, answer: row.answer };
}

export async function storeAnswer(t: Tx, name: KeyName, status: number, answer: unknown): Promise<void> {
  await t.update(idempotencyKeys).set({ status, answer }).where(named(name));
}
