import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { rateLimits } from '../schema';

export interface Counter {
  count: number;
  resetsAt: Date;
}

/**
 * Adds one to a counter, which starts again at one when its window has passed. A window never ends later than one that
 * begins now, also where the clock was set back. One statement, so that no count is lost.
 */
export async function countUp(t: Tx, key: string, now: Date, windowEnd: Date): Promise<Counter> {
  const { count, resetsAt } = rateLimits;
  const passed = sql`${resetsAt} <= ${sql.param(now, resetsAt)}`;
  const end = sql.param(windowEnd, resetsAt);
  const [counter] = await t
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${passed} then 1 else ${count} + 1 end`,
        resetsAt: sql`case when ${passed} or ${resetsAt} > ${end} then ${end} else ${resetsAt} end`,
      },
    })
    .returning({ count, resetsAt });
  return counter ?? { count: 1, resetsAt: windowEnd };
}

/** Subtracts one from a counter. */
export async function countDown(t: Tx, key: string): Promise<void> {
  await t
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}

export async function deleteCounters(t: Tx, keys: string[]): Promise<void> {
  await t.delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Deletes the counters whose window has passed. */
export async function purgeCounters(t: Tx, now: Date): Promise<void> {
  await t.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}
