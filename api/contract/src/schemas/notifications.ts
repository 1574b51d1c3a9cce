import { z } from 'zod';
import { locales, notificationActionKinds } from '../enums';
import { limits } from '../rules';
import { idSchema, timeSchema, titleSchema, urlSchema } from './common';

/** An event that a person is notified of; `action` is what they can accept or decline. */
export const notificationSchema = z
  .strictObject({
    id: idSchema,
    type: z.string().meta({
      description:
        'The type of event. Types of the platform start with the resource: `booking_created`, `booking_pending` (a host has to answer), `booking_confirmed`, `booking_declined`, `booking_cancelled`, `representation_…`, `membership_…`, `partner_…`, `portfolio_…`, `story_…`, `proposal_…`, `recipient_…`, `organization_…`, `gyg_changed`, `gyg_started`, `gyg_ended`, `gyg_invited`, `gyg_reminder`, … Messages from hosts and administrators have a type of their choice',
      example: 'booking_pending',
    }),
    title: z.string(),
    body: z.string(),
    image: urlSchema.nullable(),
    created: timeSchema,
    viewed: z.boolean(),
    archived: z.boolean(),
    relatedUserId: idSchema.nullable(),
    relatedUserName: z.string().nullable(),
    gygId: idSchema.nullable(),
    gygTitle: z.string().nullable().meta({ description: 'Null until the gyg is published' }),
    gygLanguage: z.enum(locales).nullable().meta({ description: 'The language of `gygTitle`' }),
    organizationId: idSchema.nullable(),
    orgName: z.string().nullable(),
    orgFriendlyUrl: z
      .string()
      .nullable()
      .meta({ description: 'Leads to the organisation that it concerns: `/switch/admin/{orgFriendlyUrl}?path=…`' }),
    proposalId: idSchema
      .nullable()
      .meta({ description: 'The proposal that a `proposal_…` notification is about; null once it was deleted' }),
    storyId: idSchema
      .nullable()
      .meta({ description: 'The story that a `story_…` notification is about; null once it was deleted' }),
    action: z
      .strictObject({
        kind: z.enum(notificationActionKinds).meta({ description: 'The kind of action; see `targetId`' }),
        targetId: idSchema.meta({
          description:
            'The target that POST /notifications/{notificationId}/respond accepts or declines, with the permissions of the corresponding operation. `membership`, `representation` and `organizationRequest`: the `requestId`; `booking`: the `bookingId`; `reminder`: what the reader has booked at the gyg (accept: I’m coming; decline: cancel); `story`: the `storyId`; `partner`: `<gygId>:<organizationId>`; `portfolio`: the id of the organisation’s entry',
        }),
      })
      .nullable()
      .meta({ description: 'The action to accept or decline; null if there is none' }),
    notificationAction: z.strictObject({
      responded: z
        .boolean()
        .meta({ description: 'Whether a recipient has answered; the notification is then archived' }),
      responderAction: z
        .enum(['true', 'false'])
        .nullable()
        .meta({ description: 'The string `true` if accepted or `false` if declined; null if not answered' }),
      responderFullName: z.string().nullable(),
    }),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

/** A message of a host to participants, or of an admin to members. */
export const sendNotificationBodySchema = z.strictObject({
  type: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/)
    .meta({ description: 'Your own type, such as `message`; not a type of the platform' }),
  recipients: z.array(idSchema).min(1).max(limits.notificationRecipients).meta({ description: 'User ids' }),
  gygId: idSchema.optional().meta({ description: 'To its participants' }),
  organizationId: idSchema.optional().meta({ description: 'To its members, if no gyg is given' }),
  title: titleSchema,
  body: z.string().trim().max(limits.inviteMessage).default(''),
});
export type SendNotificationInput = z.input<typeof sendNotificationBodySchema>;

export const respondToNotificationBodySchema = z.strictObject({ action: z.enum(['accept', 'decline']) });
