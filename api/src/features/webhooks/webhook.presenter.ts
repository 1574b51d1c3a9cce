import type { Delivery, DeliveryState, Webhook } from '@gyg/contract';
import type { DeliveryRow } from './delivery.repository';
import type { WebhookRow } from './webhook.repository';
import type { Week } from './week.service';

export function presentWebhook(row: WebhookRow, week: Week, now: Date): Webhook {
  const { organizationId: _own, erasedAt, createdAt, previousSecretUntil, ...webhook } = row;
  const renewed = previousSecretUntil !== null && previousSecretUntil > now;
  return {
    ...webhook,
    createdByName: erasedAt === null ? row.createdByName : null,
    created: createdAt.toISOString(),
    oldSecretUntil: renewed ? previousSecretUntil.toISOString() : null,
    week: { ...week, parts: week.parts.map((part) => ({ ...part, from: part.from.toISOString() })) },
  };
}

function stateOf({ deliveredAt, failedAt }: DeliveryRow['delivery']): DeliveryState {
  if (deliveredAt !== null) return 'DELIVERED';
  return failedAt === null ? 'WAITING' : 'FAILED';
}

const errors = ['timeout', 'address', 'connection', 'certificate', 'status'] as const;

export function presentDelivery({ delivery, gygTitle, behind }: DeliveryRow): Delivery {
  const { id, event, gygId, attempts, createdAt, nextAt, sentAt, payload, signature, status, took } = delivery;
  const state = stateOf(delivery);
  const headers = delivery.answerHeaders ?? {};
  return {
    id,
    event,
    gygId,
    gygTitle,
    state,
    attempts,
    created: createdAt.toISOString(),
    nextAt: state === 'WAITING' ? nextAt.toISOString() : null,
    behind,
    sentAt: sentAt?.toISOString() ?? null,
    request: { body: payload, signature },
    answer: status === null ? null : { status, headers, body: delivery.answerBody ?? '' },
    took,
    error: errors.find((code) => code === delivery.error) ?? null,
  };
}
