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

/** How long a call may be at work before its key counts as left behind. */
const longestCallMs = 60_000;

/**
 * Takes the key: true for exactly one of all calls that send it. A key older than its life, or left behind by a call
 * that never ended, is taken anew.
 */
export async function claimKey(t: Tx, name: KeyName, bodyHash: string, now: Date, expiresAt: Date): Promise<boolean> {
  const leftBehind = and(
    isNull(idempotencyKeys.status),
    lte(idempotencyKeys.createdAt, new Date(now.getTime() - longestCallMs)),
  );
  await t.delete(idempotencyKeys).where(and(named(name), or(lte(idempotencyKeys.expiresAt, now), leftBehind)));
  const claimed = await t
    .insert(idempotencyKeys)
    .values({ ...name, bodyHash, createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}

export async function findKey(read: Reader, name: KeyName) {
  const [row] = await read.select().from(idempotencyKeys).where(named(name));
  return row;
}

export async function keepAnswer(t: Tx, name: KeyName, status: number, answer: unknown): Promise<void> {
  await t.update(idempotencyKeys).set({ status, answer }).where(named(name));
}

/** Lets a failed call be tried again under its key. */
export async function releaseKey(t: Tx, name: KeyName): Promise<void> {
  await t.delete(idempotencyKeys).where(named(name));
}
