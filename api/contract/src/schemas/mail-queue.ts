import { z } from 'zod';
import { idSchema, listOf, pageQuery, timeSchema } from './common';

const counter = z.int().min(0);

export const mailStates = ['failed', 'waiting', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

export const queuedMailSchema = z
  .strictObject({
    id: idSchema,
    template: z.string().meta({ description: 'The name of the template', example: 'bookingConfirmed' }),
    recipient: z
      .string()
      .meta({ description: 'The first letter of the address, and its domain', example: 'k•••@studorg.example' }),
    attempts: counter,
    nextAt: timeSchema.nullable().meta({ description: 'When it is tried next; null if it is not' }),
    created: timeSchema,
    sentAt: timeSchema.nullable(),
    failedAt: timeSchema.nullable().meta({ description: 'When it was given up' }),
    lastError: z.string().nullable().meta({ description: 'What the mail server answered last, without addresses' }),
    retryable: z.boolean().meta({
      description: 'False for sent mails, and for those that were given up and whose code, link or news has expired',
    }),
  })
  .meta({ id: 'QueuedMail' });
export type QueuedMail = z.infer<typeof queuedMailSchema>;

export const mailQueueQuerySchema = z.strictObject({
  state: z.enum(mailStates).default('failed').meta({
    description:
      '`failed`: given up, or failed at least once; `waiting`: not tried yet, or being sent. `sent` mails are deleted at once, except in a demonstration',
  }),
  ...pageQuery,
});

export const mailQueueSchema = listOf('mails', queuedMailSchema)
  .extend({
    counts: z.strictObject({ failed: counter, waiting: counter }),
    givenUp: counter.meta({ description: 'How many were given up and can be retried' }),
    sentLastDay: counter.meta({ description: 'Mails that were sent in this hour and the 23 before' }),
    medianSeconds: counter.nullable().meta({
      description:
        'Half of these were sent within so many seconds of being written; null if none, or later than an hour',
    }),
  })
  .meta({ id: 'MailQueue' });
export type MailQueue = z.infer<typeof mailQueueSchema>;

export const retriedMailsSchema = z.strictObject({ retried: counter }).meta({ id: 'RetriedMails' });
