import { z } from 'zod';
import { inviteStatuses, inviteTypes, locales } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf, pageQuery, timeSchema, urlSchema } from './common';

/** The body of invitations and messages. */
export const sendInvitesBodySchema = z.strictObject({
  type: z.enum(inviteTypes).meta({
    description:
      'Invitation to a gyg or need, invitation to join, request for a story, or message to your members or participants',
  }),
  organizationId: idSchema.meta({ description: 'The inviting organisation; the host if it is about a gyg' }),
  gygId: idSchema.optional().meta({ description: 'Required for gyg-invite and request-story' }),
  positionId: idSchema.optional().meta({ description: 'A skill or item of the gyg, for gyg-invite' }),
  recipients: z
    .array(z.string().trim().max(limits.email))
    .max(limits.inviteRecipients)
    .meta({ description: 'E-mail addresses and user ids; each gets one e-mail' }),
  message: z.string().trim().max(limits.inviteMessage).default(''),
  locale: z
    .enum(locales)
    .optional()
    .meta({ description: 'Language of the e-mail to addresses without an account; the sender’s if omitted' }),
});
/** The same without recipients. */
export const previewInvitesBodySchema = sendInvitesBodySchema.omit({ recipients: true, locale: true });
const mailPreviewSchema = z.strictObject({
  from: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()).meta({ description: 'Plain text' }),
  action: z.strictObject({ label: z.string(), url: urlSchema }).nullable(),
  foot: z.array(z.string()),
  text: z.string().meta({ description: 'The plain text version' }),
});
export const invitePreviewSchema = z
  .strictObject({ en: mailPreviewSchema, se: mailPreviewSchema })
  .meta({ id: 'InvitePreview' });
export type InvitePreview = z.infer<typeof invitePreviewSchema>;
export type SendInvitesInput = z.input<typeof sendInvitesBodySchema>;

/** The recipients as given. The reason of a failure is omitted, because it could reveal who has an account. */
export const sendInvitesAnswerSchema = z.strictObject({ sent: z.array(z.string()), failed: z.array(z.string()) });

/** An invitation and its status. */
export const inviteSchema = z
  .strictObject({
    id: idSchema,
    type: z.enum(inviteTypes),
    organizationId: idSchema,
    orgName: z.string(),
    gygId: idSchema.nullable(),
    gygTitle: z.string().nullable(),
    positionId: idSchema.nullable(),
    needTitle: z.string().nullable(),
    userId: idSchema.nullable().meta({ description: 'Null if an e-mail address was invited' }),
    userName: z.string().nullable(),
    email: z.string().nullable().meta({ description: 'Null if a user was invited by id' }),
    message: z.string(),
    invitedBy: idSchema,
    inviterName: z.string(),
    status: z.enum(inviteStatuses).meta({ description: 'ACCEPTED once the person has booked or joined' }),
    answeredAt: timeSchema.nullable(),
    created: timeSchema,
    remindedAt: timeSchema.nullable().meta({ description: 'When it was last sent again' }),
    delivered: z.boolean().nullable().meta({
      description: 'Whether the mail server took the e-mail; null while it waits, or if this is no longer known',
    }),
  })
  .meta({ id: 'Invite' });
export type Invite = z.infer<typeof inviteSchema>;

export const listInvitesQuerySchema = z.strictObject({
  organizationId: idSchema,
  gygId: idSchema.optional().meta({ description: 'Only invitations to this gyg; its managers may list them too' }),
  type: z.enum(inviteTypes).optional().meta({ description: 'Only this type' }),
  status: z.enum(inviteStatuses).optional().meta({ description: 'Only this status' }),
  keyword: z.string().trim().max(limits.keyword).optional().meta({ description: 'Part of the name or address' }),
  ...pageQuery,
});
export const inviteListSchema = listOf('invites', inviteSchema).extend({
  counts: z
    .record(z.enum(inviteStatuses), z.int().min(0))
    .meta({ description: 'By status, with the other filters of the list applied' }),
});
