import type { DeliveredEvent, DeliveryState, ReadingLanguage, WebhookEvent } from '@gyg/contract';
import { insertRows, prepared, type Reader, type Tx } from '@gyg/database';
import { gygs, webhookDeliveries, webhooks } from '@gyg/database/schema';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { listPage, type TextPaging } from '../../access/queries/paging.repository';
import { gygTitleIn } from '../../access/queries/texts-in-language.repository';

export const waits = and(isNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.failedAt));

const inState: Record<DeliveryState, SQL | undefined> = {
  WAITING: waits,
  DELIVERED: isNotNull(webhookDeliveries.deliveredAt),
  FAILED: isNotNull(webhookDeliveries.failedAt),
};

/** How many deliveries about the same gyg wait for this one. */
const behind = sql<number>`(
  select count(*) from webhook_deliveries later
  where later.webhook_id = ${webhookDeliveries.webhookId} and later.gyg_id = ${webhookDeliveries.gygId}
    and later.id > ${webhookDeliveries.id} and later.delivered_at is null and later.failed_at is null
    and ${webhookDeliveries.deliveredAt} is null and ${webhookDeliveries.failedAt} is null
)`.mapWith(Number);

const select = (read: Reader, reading: ReadingLanguage) =>
  read
    .select({ delivery: webhookDeliveries, gygTitle: sql<string | null>`${gygTitleIn(reading)}`, behind })
    .from(webhookDeliveries)
    .leftJoin(gygs, eq(gygs.id, webhookDeliveries.gygId));

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>['rows'][number];

interface Page extends TextPaging {
  state?: DeliveryState | undefined;
}

/** Deliveries of a webhook, newest first. */
export async function listDeliveryRows(read: Reader, webhookId: string, { state, reading, ...paging }: Page) {
  const condition = and(eq(webhookDeliveries.webhookId, webhookId), state && inState[state]);
  return listPage(
    select(read, reading).where(condition).orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id)),
    read.select({ total: count() }).from(webhookDeliveries).where(condition),
    paging,
  );
}

export async function findDeliveryRow(read: Reader, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await select(read, 'own').where(eq(webhookDeliveries.id, id));
  return row;
}

/** Makes a delivery wait again, to be sent now. */
export async function retryDeliveryRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ nextAt: now, deliveredAt: null, failedAt: null })
    .where(eq(webhookDeliveries.id, id));
}

export interface PartOfWeek {
  from: Date;
  to: Date;
}

/** How many deliveries of a webhook were written in each part, and how they ended. One statement. */
export async function countInParts(read: Reader, webhookId: string, parts: readonly PartOfWeek[]) {
  const number = (...conditions: (SQL | undefined)[]) =>
    sql<number>`coalesce(sum(case when ${and(...conditions)} then 1 else 0 end), 0)`.mapWith(Number);
  const columns = Object.fromEntries(
    parts.flatMap(({ from, to }, index) => {
      const inPart = [gte(webhookDeliveries.createdAt, from), lt(webhookDeliveries.createdAt, to)];
      return [
        [`delivered${index}`, number(...inPart, inState.DELIVERED)],
        [`failed${index}`, number(...inPart, inState.FAILED)],
        [`waiting${index}`, number(...inPart, inState.WAITING)],
      ] as const;
    }),
  );
  const since = parts[0]?.from ?? new Date(0);
  const [row] = await read
    .select(columns)
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), gte(webhookDeliveries.createdAt, since)));
  return parts.map(({ from }, index) => ({
    from,
    delivered: row?.[`delivered${index}`] ?? 0,
    failed: row?.[`failed${index}`] ?? 0,
    waiting: row?.[`waiting${index}`] ?? 0,
  }));
}

/**
 * The milliseconds within which a share (0 to 1) of a webhook's deliveries since a time were answered; null without
 * any.
 */
export async function findPercentile(read: Reader, webhookId: string, since: Date, share: number) {
  const answered = and(
    eq(webhookDeliveries.webhookId, webhookId),
    gte(webhookDeliveries.createdAt, since),
    isNotNull(webhookDeliveries.status),
    isNotNull(webhookDeliveries.took),
  );
  const number = await read.$count(webhookDeliveries, answered);
  if (number === 0) return null;
  const [row] = await read
    .select({ took: webhookDeliveries.took })
    .from(webhookDeliveries)
    .where(answered)
    .orderBy(asc(webhookDeliveries.took))
    .limit(1)
    .offset(Math.ceil(number * share) - 1);
  return row?.took ?? null;
}

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

/** Writes any number of deliveries, to be sent in this order. */
export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  await insertRows(
    tx,
    webhookDeliveries,
    deliveries.map((delivery) => ({ ...delivery, nextAt: now, createdAt: now })),
  );
}

/** Writes one delivery; returns its id. */
export async function insertDelivery(tx: Tx, delivery: NewDelivery, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ ...delivery, nextAt: now, createdAt: now })
    .returning({ id: webhookDeliveries.id });
  return row?.id;
}

/**
 * Whether an equal delivery waits for its first attempt. It stays locked until the transaction ends, so it is sent
 * after the changes of the transaction.
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
