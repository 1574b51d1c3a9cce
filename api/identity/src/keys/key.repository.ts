import { randomUUID } from 'node:crypto';
import type { Reader, Tx } from '@gyg/database';
import { identityKey } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

export type KeyRow = typeof identityKey.$inferSelect;

/** All keys, of all uses. */
export function listKeys(read: Reader | Tx): Promise<KeyRow[]> {
  return read.select().from(identityKey);
}

/** Stores a key; false when another process took the slot. */
export async function insertKey(t: Tx, key: Omit<KeyRow, 'id'>): Promise<boolean> {
  const inserted = await t
    .insert(identityKey)
    .values({ id: randomUUID(), ...key })
    .onConflictDoNothing({ target: identityKey.slot })
    .returning({ id: identityKey.id });
  return inserted.length === 1;
}

/** Deletes a key. */
export async function dropKey(t: Tx, id: string): Promise<void> {
  await t.delete(identityKey).where(eq(identityKey.id, id));
}
