import { z } from 'zod';
import { type DeliveredEvent, gygStates } from '../enums';
import { idSchema, timeSchema } from './common';

const countSchema = z.int().min(0);
const gygId = idSchema.meta({ description: 'The gyg' });

/** Bodies hold ids and counts: what may be known about people is read through the API, with a key. */
function payload<Type extends DeliveredEvent, Fields extends z.ZodRawShape>(type: Type, about: string, fields: Fields) {
  return z
    .strictObject({
      type: z.literal(type),
      at: timeSchema.meta({ description: 'When it happened' }),
      organizationId: idSchema.meta({ description: 'The organisation of the webhook' }),
      ...fields,
    })
    .meta({ description: about });
}

const booking = {
  gygId,
  needId: idSchema.meta({ description: 'The skill or item' }),
  bookingId: idSchema,
  quantity: countSchema.min(1).meta({ description: 'People or items' }),
};
/** Recipients are never identifiable: only how many there are. */
const places = {
  gygId,
  taken: countSchema.meta({ description: 'Places for recipients that are taken now' }),
  places: countSchema.meta({ description: 'All places for recipients' }),
};
const gyg = { gygId, state: z.enum(gygStates) };
const story = { gygId, storyId: idSchema };

/** The body of the call for each event. */
export const webhookPayloads = {
  'booking.created': payload('booking.created', 'Someone booked a need, or asked to where hosts approve bookings', {
    ...booking,
    pending: z.boolean().meta({ description: 'Whether a host has to confirm it' }),
  }),
  'booking.updated': payload('booking.updated', 'A booking was changed', booking),
  'booking.confirmed': payload('booking.confirmed', 'A host confirmed a booking', booking),
  'booking.declined': payload('booking.declined', 'A host declined a booking', booking),
  'booking.cancelled': payload('booking.cancelled', 'A booking was cancelled, by either side', booking),
  'recipient.created': payload('recipient.created', 'A place for a recipient was taken', places),
  'recipient.cancelled': payload('recipient.cancelled', 'A place for a recipient became free', places),
  'gyg.published': payload('gyg.published', 'A gyg was published', gyg),
  'gyg.updated': payload('gyg.updated', 'A published gyg was changed', gyg),
  'gyg.unpublished': payload('gyg.unpublished', 'A gyg was cancelled and is a draft again', gyg),
  'gyg.finished': payload('gyg.finished', 'A gyg ended', gyg),
  'story.submitted': payload('story.submitted', 'Someone sent a story', story),
  'story.approved': payload('story.approved', 'A host approved a story, which is public now', story),
  'proposal.submitted': payload('proposal.submitted', 'Someone sent a proposal', { proposalId: idSchema }),
  'membership.requested': payload('membership.requested', 'Someone wants to join the organisation', {
    requestId: idSchema,
  }),
  'webhook.test': payload('webhook.test', 'An administrator sent a test', { webhookId: idSchema }),
} as const satisfies Record<DeliveredEvent, z.ZodObject>;

export type WebhookPayload<Event extends DeliveredEvent> = z.infer<(typeof webhookPayloads)[Event]>;
