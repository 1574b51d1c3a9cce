import { z } from 'zod';
import { defineOperations } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import { inviteSchema, sendInvitesAnswerSchema, sendInvitesBodySchema } from '../schemas/invites';

export const inviteOperations = defineOperations({
  sendInvites: {
    summary: 'Invite people to a gyg, a need or an organisation, or write to one’s own; members only invite to join',
    tag: 'invites',
    who: ['host', 'admin', 'member'],
    body: sendInvitesBodySchema,
    answers: { 201: sendInvitesAnswerSchema },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'org.missing',
      'gyg.missing',
      'gyg.wrong_state',
      'need.missing',
      'invites.nobody',
      'invites.too_many',
      'generic.missing_values',
      'request.invalid',
    ],
  },
  listInvites: {
    summary: 'An organisation’s invitations, newest first, and what came of each',
    tag: 'invites',
    who: ['admin', 'super'],
    query: z.strictObject({ organizationId: idSchema, ...pageQuery }),
    answers: { 200: listOf('invites', inviteSchema) },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'org.missing', 'request.invalid'],
  },
});
