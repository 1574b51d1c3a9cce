import { z } from 'zod';
import { inviteStatuses, inviteTypes } from '../enums';
import { limits } from '../rules';
import { idSchema, timeSchema } from './common';

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
});
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
  })
  .meta({ id: 'Invite' });
export type Invite = z.infer<typeof inviteSchema>;
