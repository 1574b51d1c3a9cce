import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { type DeliveredEvent, deliveredEvents, webhookPayloads } from '@gyg/contract';
import { z } from 'zod';

const headers = z.object({
  'gyg-event': z.enum(deliveredEvents).meta({ description: 'The event, as in the body’s `type`' }),
  'gyg-delivery': z.string().meta({ description: 'The id of the call; the same when it is sent again' }),
  'gyg-signature': z
    .string()
    .meta({ description: '`t=<seconds>,v1=<signature>`, with two `v1` while a secret is renewed' }),
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

/** How webhooks work, as Markdown. */
export const aboutWebhooks = `## Webhooks

Administrators add addresses that are called when something happens. A call is a POST with a JSON body of ids and numbers, without
data about people: read those with a key. Every body has \`type\`, \`at\` and \`organizationId\`.

${eventTable()}

- **Verify** the signature before you trust a call. \`gyg-signature\` is \`t=<seconds>,v1=<signature>\`: the signature is the HMAC-SHA256
  of \`<t>.<body>\` with the webhook’s secret, in hexadecimal. Use the body as it arrived, compare in constant time, and refuse
  calls that are more than five minutes old. For 24 hours after a renewal there are two \`v1\`, one for each secret.
- **Answer** with 2xx within ten seconds. Redirects are not followed.
- **Retries** come after a minute, then after pauses that double up to twelve hours, for three days. A \`Retry-After\` of up to
  twelve hours is honoured.
- **Order.** Calls about one gyg are sent in order: the next one waits until the one before it has arrived or was given up.
- **Duplicates** are possible. \`gyg-delivery\` is the same each time.
`;
