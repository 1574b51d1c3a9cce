import { randomUUID } from 'node:crypto';
import type { Database } from '@gyg/database';
import { identityKey } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

export type KeyUse = (typeof identityKey.$inferSelect)['use'];
type KeyValue = Record<string, unknown>;

async function findKey(db: Database, slot: string): Promise<KeyValue | undefined> {
  const [key] = await db.read.select().from(identityKey).where(eq(identityKey.slot, slot));
  return key?.value;
}

/** The key of this use; made and kept when there is none. Of processes that start at once, one key wins. */
export async function getOrMakeKey(db: Database, use: KeyUse, make: () => Promise<KeyValue>): Promise<KeyValue> {
  const slot = `${use}-1`;
  const existing = await findKey(db, slot);
  if (existing) return existing;
  const value = await make();
  const row = { id: randomUUID(), use, slot, value, createdAt: new Date() };
  await db.tx((t) => t.insert(identityKey).values(row).onConflictDoNothing({ target: identityKey.slot }));
  return (await findKey(db, slot)) ?? value;
}
