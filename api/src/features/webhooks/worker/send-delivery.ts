import type { PostOutcome, PostOutside } from '../../../integrations/external-services/post-outside';
import { signedHeaders } from '../signature';
import type { Target } from '../webhook.repository';
import type { DeliveryRow } from './queue.repository';

const mostHeaders = 20;
const longestHeader = 200;
const longestBody = 2_000;

function secretsAt({ secret, previousSecret, previousSecretUntil }: Target, now: Date): string[] {
  const renewing = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now;
  return renewing ? [secret, previousSecret] : [secret];
}

/** Text as both databases can store it. */
const storable = (text: string, length: number) => text.replaceAll('\u0000', '\uFFFD').slice(0, length);

/** An answer as the log keeps it: cut short, without cookies. */
function logged(outcome: PostOutcome) {
  if ('failure' in outcome) return { status: null, answerHeaders: null, answerBody: null, error: outcome.failure };
  const headers = Object.entries(outcome.headers).filter(([name]) => name !== 'set-cookie');
  const kept = headers.slice(0, mostHeaders).map(([name, value]) => [name, storable(value, longestHeader)]);
  const arrived = outcome.status >= 200 && outcome.status < 300;
  return {
    status: outcome.status,
    answerHeaders: Object.fromEntries(kept),
    answerBody: storable(outcome.body, longestBody),
    error: arrived ? null : 'status',
  };
}

/** Sends a delivery, signed, and returns what is stored of it. `error` is null if it arrived (2xx). */
export async function sendDelivery(post: PostOutside, row: DeliveryRow, target: Target, now: Date) {
  const signed = signedHeaders({ id: row.id, secrets: secretsAt(target, now), at: now, body: row.payload });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Gyg-Webhooks/1',
    'gyg-event': row.event,
    ...signed,
  };
  const outcome = await post({ url: new URL(target.url), headers, body: row.payload });
  const retryAfter = 'headers' in outcome ? outcome.headers['retry-after'] : undefined;
  return { stored: { signature: signed['webhook-signature'], took: outcome.took, ...logged(outcome) }, retryAfter };
}
