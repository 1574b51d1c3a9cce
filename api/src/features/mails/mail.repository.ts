import type { Reader, Tx } from '@gyg/database';
import { mailSuppressions, rateLimits, settings } from '@gyg/database/schema';
import { eq, inArray, sql } from 'drizzle-orm';

export interface Increment {
  key: string;
  count: number;
}

/**
 * Adds to counters as far as each stays within its limit, and returns the keys that did. One statement, so that
 * concurrent calls cannot exceed a limit together. A counter starts again when its window is over, or ends later than one
 * that begins now: the clock was set back.
 */
export async function addWithinLimit(
  tx: Tx,
  increments: readonly Increment[],
  limit: number,
  { now, resetsAt }: { now: Date; resetsAt: Date },
): Promise<Set<string>> {
  const possible = increments.filter(({ count }) => count <= limit).sort((a, b) => (a.key < b.key ? -1 : 1));
  if (possible.length === 0) return new Set();
  const { count, resetsAt: reset } = rateLimits;
  const over = sql`(${reset} <= ${sql.param(now, reset)} or ${reset} > excluded.resets_at)`;
  const rows = await tx
    .insert(rateLimits)
    .values(possible.map((counter) => ({ ...counter, resetsAt })))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${count} + excluded.count end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${reset} end`,
      },
      setWhere: sql`${over} or ${count} + excluded.count <= ${limit}`,
    })
    .returning({ key: rateLimits.key });
  return new Set(rows.map((row) => row.key));
}

/** When the first of these counters starts again. */
export async function findReset(read: Reader, keys: readonly string[]): Promise<Date | undefined> {
  const rows = await read
    .select({ resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...keys]));
  const times = rows.map((row) => row.resetsAt.getTime());
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/** Named after its first use; links in mails that were sent then still work. */
const secretKey = 'unsubscribe.secret';

/** The secret that signs links; undefined before the first use. */
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
