import type { Reader, Tx } from '@gyg/database';
import { rateLimits } from '@gyg/database/schema';
import { inArray, sql } from 'drizzle-orm';

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
