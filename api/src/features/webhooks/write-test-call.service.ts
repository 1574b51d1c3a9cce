import { webhookPayloads } from '@gyg/contract';
import type { UnitOfWork } from '../../access/unit-of-work';
import { insertDelivery } from './webhook-event.repository';

/** Writes a call of one webhook with the event `webhook.test`; returns its id. */
export async function writeTestCall(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { organizationId, webhookId }: { organizationId: string; webhookId: string },
): Promise<string> {
  const event = 'webhook.test';
  const body = webhookPayloads[event].parse({ type: event, at: now.toISOString(), organizationId, webhookId });
  const call = { webhookId, event, gygId: null, payload: JSON.stringify(body) } as const;
  const id = await insertDelivery(tx, call, now);
  if (id === undefined) throw new Error('The call was not written');
  return id;
}
