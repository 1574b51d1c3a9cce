import type { Tx } from '@gyg/database';
import { remoteFailures } from '@gyg/database/schema';
import { and, eq, lt, sql } from 'drizzle-orm';

interface Failure {
  name: string;
  entry: string;
  message: string;
  lastAt: Date;
}

/** Different messages that are kept of one build. */
const mostMessages = 50;

/** Counts a failure by its message. A build keeps at most fifty different ones. */
export async function countFailure(tx: Tx, failure: Failure): Promise<void> {
  const { name, entry, message, lastAt } = failure;
  const same = and(eq(remoteFailures.name, name), eq(remoteFailures.entry, entry));
  const counted = await tx
    .update(remoteFailures)
    .set({ count: sql`${remoteFailures.count} + 1`, lastAt })
    .where(and(same, eq(remoteFailures.message, message)))
    .returning({ name: remoteFailures.name });
  if (counted.length > 0 || (await tx.$count(remoteFailures, same)) >= mostMessages) return;
  await tx
    .insert(remoteFailures)
    .values(failure)
    .onConflictDoUpdate({
      target: [remoteFailures.name, remoteFailures.entry, remoteFailures.message],
      set: { count: sql`${remoteFailures.count} + 1`, lastAt },
    });
}

export async function dropFailuresBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(remoteFailures).where(lt(remoteFailures.lastAt, before));
}
