import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { type DeliveredEvent, deliveredEvents, webhookPayloads } from '@gyg/contract';
import { z } from 'zod';

const headers = z.object({
  'gyg-event': z.enum(deliveredEvents).meta({ description: 'The event, as in the body’s `type`' }),
  'webhook-id': z.string().meta({ description: 'The id of the call; the same when it is sent again' }),
  'webhook-timestamp': z.string().meta({ description: 'When this attempt began, in seconds since 1970' }),
  'webhook-signature': z
    .string()
    .meta({ description: '`v1,<signature>`; two with a space between them while a secret is renewed' }),
});

function describeWebhook(event: DeliveredEvent): Omit<RouteConfig, 'path'> & { path: string } {
  const schema = webhookPayloads[event];
  return {
    method: 'post',
    path: event,
    operationId: `webhook:${event}`,
    tags: ['access'],
    summary: schema.description ?? event,
    description: 'Sent to the addresses that an organisation has added for this event.',
    security: [],
    request: { headers, body: { required: true, content: { 'application/json': { schema } } } },
    responses: {
      '2XX': { description: 'The call has arrived' },
      '4XX': { description: 'Like every other answer: the call is sent again' },
    },
  };
}

/** Every call that the platform makes to webhooks, in OpenAPI's format. */
export const describeWebhooks = () => deliveredEvents.map(describeWebhook);

const common = ['type', 'at', 'organizationId'];

/** The events with their bodies, as a Markdown table. */
export function eventTable(): string {
  const rows = deliveredEvents.map((event) => {
    const { shape, description } = webhookPayloads[event];
    const fields = Object.keys(shape).filter((field) => !common.includes(field));
    return `| \`${event}\` | ${description} | ${fields.map((field) => `\`${field}\``).join(', ')} |`;
  });
  return ['| event | when | fields of the body |', '|---|---|---|', ...rows].join('\n');
}

const sample = { at: '2027-06-10T07:38:02.000Z', organizationId: '7d9c2f64-0b1e-4f0a-9a55-3c8f5b6e1d20' };
const gygId = 'b41d5c1a-6c3e-4a7e-8f0d-2f6f0f5a9e11';

/** Bodies of a booking and of a recipient's place, as they are sent but with line breaks. */
export function exampleBodies(): string[] {
  const booking = webhookPayloads['booking.created'].parse({
    type: 'booking.created',
    ...sample,
    gygId,
    needId: '0c7f3a52-9d61-4b7b-a2c4-5e1f7d8b6a33',
    bookingId: '9e2b7d10-4f85-4c0b-b7a1-6d3c2e9f8b44',
    quantity: 2,
    pending: false,
  });
  const place = webhookPayloads['recipient.created'].parse({
    type: 'recipient.created',
    ...sample,
    gygId,
    taken: 3,
    places: 12,
  });
  return [booking, place].map((body) => JSON.stringify(body, null, 2));
}

/** How webhooks work, as Markdown. */
export const aboutWebhooks = `## Webhooks

Administrators add addresses that are called when something happens. A call is a POST with a JSON body of ids and numbers, without
data about people: read those with a key. Every body has \`type\`, \`at\` and \`organizationId\`.

${eventTable()}

- **Verify** the signature before you trust a call, with a library of [Standard Webhooks](https://www.standardwebhooks.com), which many
  languages have: it needs the webhook’s secret, the headers and the body as it arrived. For 24 hours after a renewal a call
  has two signatures, one for each secret.
- **Answer** with 2xx within ten seconds. Redirects are not followed.
- **Retries** come after a minute, then after pauses that double up to twelve hours, for three days. A \`Retry-After\` of up to
  twelve hours is honoured.
- **Order.** Calls about one gyg are sent in order: the next one waits until the one before it has arrived or was given up.
- **Duplicates** are possible. \`webhook-id\` is the same each time.
`;
