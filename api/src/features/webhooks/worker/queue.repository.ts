import type { Database, Reader, Tx } from '@gyg/database';
import { webhookDeliveries } from '@gyg/database/schema';
import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import { waits } from '../delivery.repository';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** The webhooks with calls that are due, the longest overdue first. */
export async function listDueWebhooks(read: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await read
    .select({ webhookId: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .where(and(waits, lte(webhookDeliveries.nextAt, now)))
    .groupBy(webhookDeliveries.webhookId)
    .orderBy(asc(min(webhookDeliveries.nextAt)))
    .limit(limit);
  return rows.map(({ webhookId }) => webhookId);
}

/** The due calls of a webhook that wait for no earlier call about the same gyg, oldest first. */
export function listHeads(read: Reader, webhookId: string, now: Date, limit: number): Promise<DeliveryRow[]> {
  const { webhookId: ofWebhook, nextAt, gygId, id } = webhookDeliveries;
  const earlier = sql`select 1 from webhook_deliveries earlier
    where earlier.webhook_id = ${ofWebhook} and earlier.gyg_id = ${gygId} and earlier.id < ${id}
      and earlier.delivered_at is null and earlier.failed_at is null`;
  return read
    .select()
    .from(webhookDeliveries)
    .where(and(eq(ofWebhook, webhookId), waits, lte(nextAt, now), sql`not exists (${earlier})`))
    .orderBy(asc(id))
    .limit(limit);
}

/**
 * Claims a call for this worker; true for exactly one of several. The lease is the next due time, so that another worker
 * sends it if this one crashes.
 */
export async function claimDelivery(db: Database, row: DeliveryRow, sentAt: Date, leaseUntil: Date): Promise<boolean> {
  const claimed = await db.tx((tx) =>
    tx
      .update(webhookDeliveries)
      .set({ attempts: row.attempts + 1, nextAt: leaseUntil, sentAt })
      .where(and(eq(webhookDeliveries.id, row.id), eq(webhookDeliveries.attempts, row.attempts), waits))
      .returning({ id: webhookDeliveries.id }),
  );
  return claimed.length === 1;
}

type Outcome = Partial<
  Pick<
    DeliveryRow,
    'deliveredAt' | 'failedAt' | 'nextAt' | 'signature' | 'status' | 'took' | 'answerHeaders' | 'answerBody' | 'error'
  >
>;

/** Records the result of an attempt that `claimDelivery` began; false if another worker has claimed the call since. */
export async function finishDelivery(tx: Tx, row: DeliveryRow, outcome: Outcome): Promise<boolean> {
  const finished = await tx
    .update(webhookDeliveries)
    .set(outcome)
    .where(and(eq(webhookDeliveries.id, row.id), eq(webhookDeliveries.attempts, row.attempts + 1), waits))
    .returning({ id: webhookDeliveries.id });
  return finished.length === 1;
}

/** Deletes calls that were written before a time, at most `limit`; returns how many. */
export async function dropOldDeliveries(tx: Tx, before: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.createdAt, before))
    .limit(limit);
  const dropped = await tx
    .delete(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, old))
    .returning({ id: webhookDeliveries.id });
  return dropped.length;
}
