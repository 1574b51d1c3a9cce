import { deliveredEvents, type WebhookEvent } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { createdAt, id, k, partOf, reference, sortedId } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** Addresses of an organisation that are called when something happens. */
export const webhooks = k.table(
  'webhooks',
  {
    id: id(),
    organizationId: partOf(() => organizations.id),
    url: k.text().notNull(),
    events: k.json<WebhookEvent[]>().notNull(),
    /** Signs the calls, so it is stored as it is. */
    secret: k.text().notNull(),
    /** The secret before the last renewal signs along until this time. */
    previousSecret: k.text(),
    previousSecretUntil: k.time(),
    /** When the administrators were told that calls were given up; empty again once a call has arrived. */
    failureNotifiedAt: k.time(),
    createdBy: reference(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [k.index('webhooks_by_organization').on(t.organizationId, t.createdAt, t.id)],
);

/** Calls of webhooks, written in the transaction that causes them and sent by the webhook worker after commit. */
export const webhookDeliveries = k.table(
  'webhook_deliveries',
  {
    /** The calls of one webhook for one gyg are sent in the order of their ids. */
    id: sortedId('dlv'),
    webhookId: partOf(() => webhooks.id),
    event: k.text({ enum: deliveredEvents }).notNull(),
    /** Of the gyg that the event is about. No reference: the call about a deleted gyg is still sent. */
    gygId: k.text(),
    /** The body exactly as it is sent. */
    payload: k.text().notNull(),
    attempts: k.int().notNull().default(0),
    /** Not sent before this time. */
    nextAt: createdAt(),
    deliveredAt: k.time(),
    /** Set when sending was given up. */
    failedAt: k.time(),
    /** The last attempt: when it began, its signature, and the answer, cut short. */
    sentAt: k.time(),
    signature: k.text(),
    status: k.int(),
    /** Milliseconds. */
    took: k.int(),
    answerHeaders: k.json<Record<string, string>>(),
    answerBody: k.text(),
    error: k.text(),
    createdAt: createdAt(),
  },
  (t) => [
    k
      .index('webhook_deliveries_due')
      .on(t.webhookId, t.nextAt, t.id)
      .where(sql`delivered_at is null and failed_at is null`),
    k
      .index('webhook_deliveries_order')
      .on(t.webhookId, t.gygId, t.id)
      .where(sql`delivered_at is null and failed_at is null`),
    k.index('webhook_deliveries_log').on(t.webhookId, t.createdAt, t.id),
    k.index('webhook_deliveries_created').on(t.createdAt, t.id),
  ],
);
