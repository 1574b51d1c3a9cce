import type { Tx } from '@gyg/database';
import { identityLimit } from '@gyg/database/schema';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';

/** Adds one to a counter, which begins anew when its window has passed. Atomic on both engines. */
export async function countUp(
  t: Tx,
  key: string,
  now: Date,
  resetsAt: Date,
): Promise<{ count: number; resetsAt: Date }> {
  const { count, resetsAt: reset } = identityLimit;
  const passed = sql`${reset} <= ${sql.param(now, reset)}`;
  const [counter] = await t
    .insert(identityLimit)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: identityLimit.key,
      set: {
        count: sql`case when ${passed} then 1 else ${count} + 1 end`,
        resetsAt: sql`case when ${passed} then ${sql.param(resetsAt, reset)} else ${reset} end`,
      },
    })
    .returning({ count, resetsAt: reset });
  return counter ?? { count: 1, resetsAt };
}

/** Takes one back from a counter. */
export async function countDown(t: Tx, key: string): Promise<void> {
  await t
    .update(identityLimit)
    .set({ count: sql`${identityLimit.count} - 1` })
    .where(and(eq(identityLimit.key, key), gt(identityLimit.count, 0)));
}

/** Forgets counters. */
export async function dropCounters(t: Tx, keys: string[]): Promise<void> {
  await t.delete(identityLimit).where(inArray(identityLimit.key, keys));
}

/** Forgets the counters whose window has passed. */
export async function purgeCounters(t: Tx, now: Date): Promise<void> {
  await t.delete(identityLimit).where(lte(identityLimit.resetsAt, now));
}
