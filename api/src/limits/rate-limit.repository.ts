import type { Tx } from '@gyg/database';
import { rateLimits } from '@gyg/database/schema';
import { and, eq, gt, lte, sql } from 'drizzle-orm';

export interface CallCount {
  calls: number;
  resetsAt: Date;
}

/** Adds one to a counter, which begins anew when its window has passed. One statement, so that none is lost. */
export async function countCall(t: Tx, key: string, now: Date, resetsAt: Date): Promise<CallCount> {
  const { count, resetsAt: reset } = rateLimits;
  const passed = sql`${reset} <= ${sql.param(now, reset)}`;
  const [counter] = await t
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${passed} then 1 else ${count} + 1 end`,
        resetsAt: sql`case when ${passed} then ${sql.param(resetsAt, reset)} else ${reset} end`,
      },
    })
    .returning({ calls: count, resetsAt: reset });
  return counter ?? { calls: 1, resetsAt };
}

/** Takes a counted call back. */
export async function uncountCall(t: Tx, key: string): Promise<void> {
  await t
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}

export async function forgetCalls(t: Tx, key: string): Promise<void> {
  await t.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Forgets the counters whose window has passed. */
export async function forgetPassedWindows(t: Tx, now: Date): Promise<void> {
  await t.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}
