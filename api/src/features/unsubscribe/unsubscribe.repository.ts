import type { Reader, Tx } from '@gyg/database';
import { mailSuppressions, settings } from '@gyg/database/schema';
import { eq, inArray } from 'drizzle-orm';

const secretKey = 'unsubscribe.secret';

/** The secret that hashes addresses and signs tokens; undefined before the first use. */
export async function findSecret(read: Reader): Promise<string | undefined> {
  const [row] = await read.select({ value: settings.value }).from(settings).where(eq(settings.key, secretKey));
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Stores a secret unless another process was faster. */
export async function insertSecret(tx: Tx, secret: string): Promise<void> {
  await tx.insert(settings).values({ key: secretKey, value: secret }).onConflictDoNothing();
}

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
