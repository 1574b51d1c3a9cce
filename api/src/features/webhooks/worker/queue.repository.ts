import type { Database, Reader, Tx } from '@gyg/database';
import { webhookDeliveries, webhooks } from '@gyg/database/schema';
import { and, asc, eq, inArray, lte, min, notInArray, or, sql } from 'drizzle-orm';
import { waits } from '../delivery.repository';
import type { DueWebhook } from './places';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Deliveries that are sent apart from others: tests of administrators, or what happened. */
export type Lane = 'tests' | 'calls';

const laneOf = sql<Lane>`case when ${webhookDeliveries.event} = 'webhook.test' then 'tests' else 'calls' end`;

/**
 * The webhooks with deliveries that are due, the longest overdue first; none of the organisations that are full in the
 * lane of the delivery.
 */
export function listDueWebhooks(
  read: Reader,
  { now, full, limit }: { now: Date; full: Record<Lane, readonly string[]>; limit: number },
): Promise<(DueWebhook & { lane: Lane })[]> {
  const { webhookId, nextAt } = webhookDeliveries;
  const { organizationId } = webhooks;
  const mayBeSent = (lane: Lane) => and(eq(laneOf, lane), notInArray(organizationId, [...full[lane]]));
  return read
    .select({ webhookId, organizationId, lane: laneOf })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(and(waits, lte(nextAt, now), or(mayBeSent('calls'), mayBeSent('tests'))))
    .groupBy(webhookId, organizationId, laneOf)
    .orderBy(asc(min(nextAt)))
    .limit(limit);
}

/** The oldest due delivery of a webhook that waits for no earlier delivery about the same gyg. */
export async function findHead(
  read: Reader,
  webhookId: string,
  { lane, now }: { lane: Lane; now: Date },
): Promise<DeliveryRow | undefined> {
  const { webhookId: ofWebhook, nextAt, gygId, id } = webhookDeliveries;
  const earlier = sql`select 1 from webhook_deliveries earlier
    where earlier.webhook_id = ${ofWebhook} and earlier.gyg_id = ${gygId} and earlier.id < ${id}
      and earlier.delivered_at is null and earlier.failed_at is null`;
  const [head] = await read
    .select()
    .from(webhookDeliveries)
    .where(and(eq(ofWebhook, webhookId), waits, lte(nextAt, now), eq(laneOf, lane), sql`not exists (${earlier})`))
    .orderBy(asc(id))
    .limit(1);
  return head;
}

/**
 * Claims a delivery for this worker; true for exactly one of several. The lease is the next due time, so that another
 * worker sends it if this one crashes.
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

/**
 * Records the result of an attempt that `claimDelivery` began; false if another worker has claimed the delivery since.
 */
export async function finishDelivery(tx: Tx, row: DeliveryRow, outcome: Outcome): Promise<boolean> {
  const finished = await tx
    .update(webhookDeliveries)
    .set(outcome)
    .where(and(eq(webhookDeliveries.id, row.id), eq(webhookDeliveries.attempts, row.attempts + 1), waits))
    .returning({ id: webhookDeliveries.id });
  return finished.length === 1;
}

/** Deletes deliveries that were written before a time, at most `limit`; returns how many. */
export async function dropDeliveries(tx: Tx, before: Date, limit: number): Promise<number> {
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
