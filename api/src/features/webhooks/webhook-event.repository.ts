import type { DeliveredEvent, WebhookEvent } from '@gyg/contract';
import { insertRows, prepared, type Reader, type Tx } from '@gyg/database';
import { webhookDeliveries, webhooks } from '@gyg/database/schema';
import { and, eq, isNull } from 'drizzle-orm';

export interface NewDelivery {
  webhookId: string;
  event: DeliveredEvent;
  gygId: string | null;
  payload: string;
}

const listOfOrganization = prepared({ organizationId: webhooks.organizationId }, (db, { organizationId }) =>
  db
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(eq(webhooks.organizationId, organizationId)),
);

/** The ids of an organisation's webhooks for an event. */
export async function listWebhooksFor(read: Reader, organizationId: string, event: WebhookEvent): Promise<string[]> {
  const rows = await listOfOrganization(read, { organizationId });
  return rows.filter(({ events }) => events.includes(event)).map(({ id }) => id);
}

/** Writes any number of calls, to be sent in this order. */
export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  await insertRows(
    tx,
    webhookDeliveries,
    deliveries.map((delivery) => ({ ...delivery, nextAt: now, createdAt: now })),
  );
}

/** Writes one call; returns its id. */
export async function insertDelivery(tx: Tx, delivery: NewDelivery, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ ...delivery, nextAt: now, createdAt: now })
    .returning({ id: webhookDeliveries.id });
  return row?.id;
}

/**
 * Whether an equal call waits for its first attempt. It stays locked until the transaction ends, so it is sent after the
 * changes of the transaction.
 */
export async function holdWaiting(tx: Tx, webhookId: string, event: DeliveredEvent, gygId: string): Promise<boolean> {
  const held = await tx
    .update(webhookDeliveries)
    .set({ attempts: 0 })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.gygId, gygId),
        eq(webhookDeliveries.event, event),
        eq(webhookDeliveries.attempts, 0),
        isNull(webhookDeliveries.deliveredAt),
        isNull(webhookDeliveries.failedAt),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return held.length > 0;
}
