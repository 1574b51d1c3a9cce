import { z } from 'zod';
import { defineOperations } from '../operation';
import {
  inviteListSchema,
  invitePreviewSchema,
  inviteSchema,
  listInvitesQuerySchema,
  previewInvitesBodySchema,
  sendInvitesAnswerSchema,
  sendInvitesBodySchema,
} from '../schemas/invites';

/** Of an invitation that is written: its organisation, gyg and need, and its fields. */
const ofDraft = [
  'session.need_to_be_logged_in',
  'you_do_not_have_permission',
  'org.missing',
  'gyg.missing',
  'gyg.wrong_state',
  'need.missing',
  'generic.missing_values',
  'request.invalid',
] as const;

const ofOne = [
  'session.need_to_be_logged_in',
  'you_do_not_have_permission',
  'invites.missing',
  'invites.already_answered',
] as const;

export const inviteOperations = defineOperations('invites', {
  sendInvites: {
    summary: 'Send invitations or messages',
    description:
      'Invites people to a gyg, a need or an organisation, asks participants for stories, or sends a message to your own members or participants. Members can only invite people to join. Invitations are limited by recipients a day: by sender, by organisation and by address (429 `invites.too_many`).',
    who: ['host', 'admin', 'member'],
    body: sendInvitesBodySchema,
    answers: { 201: sendInvitesAnswerSchema },
    errors: [...ofDraft, 'invites.nobody', 'invites.too_many'],
  },
  listInvites: {
    summary: 'List an organisation’s invitations',
    description: 'Newest first, with the status of each.',
    who: ['admin', 'host', 'super'],
    query: listInvitesQuerySchema,
    answers: { 200: inviteListSchema },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'org.missing',
      'gyg.missing',
      'request.invalid',
    ],
  },
  previewInvites: {
    summary: 'Preview an invitation or message',
    description:
      'Returns the e-mail in both languages, as `POST /invites` with the same body would send it. Sends nothing.',
    who: ['host', 'admin', 'member'],
    body: previewInvitesBodySchema,
    answers: { 200: invitePreviewSchema },
    errors: ofDraft,
  },
  remindInvite: {
    summary: 'Send an invitation again',
    description: 'At most once a day, while it is not answered.',
    who: ['admin', 'host'],
    body: z.strictObject({}),
    answers: { 200: inviteSchema },
    errors: [...ofOne, 'gyg.wrong_state', 'invites.too_many', 'invites.unsubscribed', 'request.invalid'],
  },
  withdrawInvite: {
    summary: 'Withdraw an invitation',
    description: 'The person can no longer use it. It stays in the list as `WITHDRAWN`.',
    who: ['admin', 'host'],
    answers: { 204: null },
    errors: ofOne,
  },
});
