import { z } from 'zod';
import { messageAudiences } from '../enums';
import { limits } from '../rules';
import { idSchema, timeSchema, titleSchema } from './common';

/** A message of a gyg’s hosts to the people who take part in it. */
export const gygMessageSchema = z
  .strictObject({
    id: idSchema,
    gygId: idSchema,
    audience: z.enum(messageAudiences),
    title: z.string(),
    body: z.string(),
    recipients: z.int().min(0).meta({ description: 'Number of people it was sent to' }),
    senderName: z.string().meta({ description: 'Empty if the account was erased' }),
    created: timeSchema,
  })
  .meta({ id: 'GygMessage' });
export type GygMessage = z.infer<typeof gygMessageSchema>;

export const sendGygMessageBodySchema = z
  .strictObject({
    audience: z.enum(messageAudiences).meta({
      description:
        'BOOKED: everyone with a confirmed booking; WAITING: with a pending booking; ATTENDED: who came; RECIPIENTS: people with a place; CHOSEN: the people in `bookingIds`',
    }),
    bookingIds: z.array(idSchema).max(limits.attendancePageSize).default([]),
    title: titleSchema,
    body: z.string().trim().min(1).max(limits.inviteMessage),
    replyToMe: z
      .boolean()
      .default(false)
      .meta({ description: 'Answers by e-mail go to your address, which everyone who gets the message can then see' }),
  })
  .meta({ description: 'Each person gets one e-mail and one notification' });
