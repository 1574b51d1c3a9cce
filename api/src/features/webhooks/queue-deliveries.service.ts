import { type WebhookEvent, type WebhookPayload, webhookPayloads } from '@gyg/contract';
import { inParts } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { holdWaiting, insertDeliveries, listWebhooksFor, type NewDelivery } from './delivery.repository';

/** What an event's body contains besides the fields of all. */
type Facts<Event extends WebhookEvent> = Omit<WebhookPayload<Event>, 'type' | 'at' | 'organizationId'>;

/**
 * Writes the deliveries of an organisation's webhooks for an event, one for each of `list`, in the caller's
 * transaction: they are sent only if it commits. `list` runs only where a webhook wants the event. Of changes of a gyg,
 * one delivery that waits stands for all.
 */
export async function queueDeliveries<Event extends WebhookEvent>(
  { tx, now, notify }: Pick<UnitOfWork, 'tx' | 'now' | 'notify'>,
  organizationId: string,
  event: Event,
  list: () => readonly Facts<Event>[] | Promise<readonly Facts<Event>[]>,
): Promise<void> {
  if (!notify) return;
  const webhookIds = await listWebhooksFor(tx, organizationId, event);
  if (webhookIds.length === 0) return;
  await inParts(await list(), async (part) => {
    const deliveries: NewDelivery[] = [];
    for (const facts of part) {
      const body = webhookPayloads[event].parse({ type: event, at: now.toISOString(), organizationId, ...facts });
      const gygId = 'gygId' in body ? body.gygId : null;
      const payload = JSON.stringify(body);
      for (const webhookId of webhookIds) {
        const stands = event === 'gyg.updated' && gygId !== null && (await holdWaiting(tx, webhookId, event, gygId));
        if (!stands) deliveries.push({ webhookId, event, gygId, payload });
      }
    }
    await insertDeliveries(tx, deliveries, now);
  });
}
