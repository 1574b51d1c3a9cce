import { z } from 'zod';
import { deliveredEvents, webhookEvents } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf, pageQuery, timeSchema } from './common';

const countSchema = z.int().min(0);
const eventsSchema = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

/** The calls of a part of the last seven days. */
const partOfWeekSchema = z.strictObject({
  from: timeSchema,
  delivered: countSchema,
  failed: countSchema,
  waiting: countSchema,
});

/** An address that is called when something happens, without its secret. */
export const webhookSchema = z
  .strictObject({
    id: idSchema,
    url: z.string(),
    events: eventsSchema,
    createdByName: z.string().nullable().meta({ description: 'Null if they have erased their account' }),
    created: timeSchema,
    oldSecretUntil: timeSchema
      .nullable()
      .meta({ description: 'After a renewal, the old secret signs along until then' }),
    week: z
      .strictObject({
        calls: countSchema,
        delivered: countSchema,
        p95: countSchema.nullable().meta({ description: 'Milliseconds within which 95 of 100 calls were answered' }),
        parts: z.array(partOfWeekSchema).meta({ description: 'Each six hours, oldest first' }),
      })
      .meta({ description: 'Calls of the last seven days' }),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookListSchema = z.strictObject({ webhooks: z.array(webhookSchema) });

export const createWebhookBodySchema = z.strictObject({
  url: z.string().trim().min(1).max(limits.url).meta({
    description: 'An https address that the internet can reach',
    example: 'https://hooks.example.org/gyg',
  }),
  events: eventsSchema.refine((events) => new Set(events).size === events.length, 'Name each event once'),
});

const secretField = {
  secret: z.string().meta({ description: 'Signs the calls. Shown once', example: 'whsec_…' }),
};
/** The only answers that contain a secret. */
export const webhookWithSecretSchema = webhookSchema.extend(secretField);
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A call of a webhook, with its last attempt. */
export const deliverySchema = z
  .strictObject({
    id: idSchema,
    event: z.enum(deliveredEvents),
    gygId: idSchema.nullable(),
    gygTitle: z.string().nullable().meta({ description: 'Null if it is about no gyg, or about a deleted one' }),
    state: z.enum(deliveryStates).meta({ description: 'FAILED: it was given up' }),
    attempts: countSchema,
    created: timeSchema,
    nextAt: timeSchema.nullable().meta({ description: 'When it is tried again; null unless it waits' }),
    behind: countSchema.meta({ description: 'Calls about the same gyg that wait for this one' }),
    sentAt: timeSchema.nullable().meta({ description: 'The last attempt; null before the first' }),
    request: z.strictObject({
      body: z.string().meta({ description: 'Exactly as it is sent' }),
      signature: z.string().nullable().meta({ description: 'The header `webhook-signature` of the last attempt' }),
    }),
    answer: z
      .strictObject({
        status: z.int(),
        headers: z.record(z.string(), z.string()),
        body: z.string().meta({ description: 'Its first 2,000 characters' }),
      })
      .nullable()
      .meta({ description: 'To the last attempt' }),
    took: countSchema.nullable().meta({ description: 'Milliseconds' }),
    error: z
      .enum(['timeout', 'address', 'connection', 'certificate', 'status'])
      .nullable()
      .meta({ description: 'Why the last attempt did not succeed' }),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryListQuerySchema = z.strictObject({
  state: z.enum(deliveryStates).optional().meta({ description: 'Only these' }),
  ...pageQuery,
});
export const deliveryListSchema = listOf('deliveries', deliverySchema);
