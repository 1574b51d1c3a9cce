import { type Delivery, type DeliveryState, webhookPayloads } from '@gyg/contract';
import type { Database, Reader } from '@gyg/database';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { TextPaging } from '../../access/queries/paging.repository';
import type { UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { getOrganizationRow } from '../organizations';
import { findDeliveryRow, insertDelivery, listDeliveryRows, retryDeliveryRow } from './delivery.repository';
import { presentDelivery } from './webhook.presenter';
import { getWebhookRow, type WebhookPlace } from './webhook.service';
import { dropDeliveries } from './worker/queue.repository';

interface Page extends TextPaging {
  state?: DeliveryState | undefined;
}

/** Deliveries of a webhook, newest first, for the organisation's admins. Throws 404, 403. */
export async function listDeliveries(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  place: WebhookPlace,
  { state, page, pageSize, reading }: Page,
) {
  await getOrganizationRow(read, place.organizationId);
  permit('listDeliveries', actor, { organizationId: place.organizationId });
  await getWebhookRow(read, place);
  const { rows, total } = await listDeliveryRows(read, place.webhookId, { state, page, pageSize, reading });
  return { deliveries: rows.map(presentDelivery), total, page, pageSize };
}

async function getDelivery(read: Reader, webhookId: string, deliveryId: string): Promise<Delivery> {
  const row = await findDeliveryRow(read, deliveryId);
  if (row?.delivery.webhookId !== webhookId) throw problem('webhooks.delivery_missing');
  return presentDelivery(row);
}

/** Writes a delivery of one webhook with the event `webhook.test`; returns its id. */
async function writeTestDelivery(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { organizationId, webhookId }: { organizationId: string; webhookId: string },
): Promise<string> {
  const event = 'webhook.test';
  const body = webhookPayloads[event].parse({ type: event, at: now.toISOString(), organizationId, webhookId });
  const delivery = { webhookId, event, gygId: null, payload: JSON.stringify(body) } as const;
  const id = await insertDelivery(tx, delivery, now);
  if (id === undefined) throw new Error('The call was not written');
  return id;
}

/** Writes a delivery with the event `webhook.test`. Throws 404, 403. */
export async function testWebhook(uow: UnitOfWork, actor: SignedIn, place: WebhookPlace): Promise<Delivery> {
  const { tx } = uow;
  const { organizationId, webhookId } = place;
  await getOrganizationRow(tx, organizationId);
  permit('testWebhook', actor, { organizationId });
  await getWebhookRow(tx, place);
  return getDelivery(tx, webhookId, await writeTestDelivery(uow, place));
}

/** Sends a delivery again, now, whatever became of it. Throws 404, 403. */
export async function retryDelivery(
  uow: UnitOfWork,
  actor: SignedIn,
  { deliveryId, ...place }: WebhookPlace & { deliveryId: string },
): Promise<Delivery> {
  const { tx, now } = uow;
  await getOrganizationRow(tx, place.organizationId);
  permit('retryDelivery', actor, { organizationId: place.organizationId });
  await getWebhookRow(tx, place);
  await getDelivery(tx, place.webhookId, deliveryId);
  await retryDeliveryRow(tx, deliveryId, now);
  return getDelivery(tx, place.webhookId, deliveryId);
}

/** How long the log of webhooks goes back. */
const retention = 30 * 24 * 60 * 60_000;

/** Deletes deliveries that were written 30 days ago, in steps, so that other writers wait briefly. */
export async function dropOldDeliveries(db: Database, now: Date, perStep = 1_000): Promise<void> {
  const before = new Date(now.getTime() - retention);
  for (let dropped = perStep; dropped === perStep; ) {
    dropped = await db.tx((t) => dropDeliveries(t, before, perStep));
  }
}
