import { z } from 'zod';
import { defineOperations } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import { inviteSchema, sendInvitesAnswerSchema, sendInvitesBodySchema } from '../schemas/invites';

export const inviteOperations = defineOperations({
  sendInvites: {
    summary: 'Send invitations or messages',
    description:
      'Invites people to a gyg, a need or an organisation, asks participants for stories, or sends a message to your own members or participants. Members can only invite people to join. Invitations are limited by recipients a day: by sender, by organisation and by address (429 `invites.too_many`).',
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
    summary: 'List an organisation’s invitations',
    description: 'Newest first, with the status of each.',
    tag: 'invites',
    who: ['admin', 'super'],
    query: z.strictObject({ organizationId: idSchema, ...pageQuery }),
    answers: { 200: listOf('invites', inviteSchema) },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'org.missing', 'request.invalid'],
  },
});
