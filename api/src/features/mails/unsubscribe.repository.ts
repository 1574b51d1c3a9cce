import type { Reader, Tx } from '@gyg/database';
import { mailSuppressions } from '@gyg/database/schema';
import { inArray } from 'drizzle-orm';

export async function insertSuppression(tx: Tx, addressHash: string, createdAt: Date): Promise<void> {
  await tx.insert(mailSuppressions).values({ addressHash, createdAt }).onConflictDoNothing();
}

/** The hashes among these that unsubscribed. */
export async function listSuppressed(read: Reader, addressHashes: readonly string[]): Promise<Set<string>> {
  const rows = await read
    .select({ addressHash: mailSuppressions.addressHash })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.addressHash, [...addressHashes]));
  return new Set(rows.map((row) => row.addressHash));
}
