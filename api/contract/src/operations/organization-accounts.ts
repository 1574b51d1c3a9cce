import { z } from 'zod';
import { organizationRequestStatuses } from '../enums';
import { defineOperations } from '../operation';
import { limits } from '../rules';
import { idSchema, pageQuery } from '../schemas/common';
import {
  organizationRequestDetailSchema,
  organizationRequestListSchema,
  organizationRequestSchema,
  respondBodySchema,
} from '../schemas/organization-requests';
import {
  createOrganizationBodySchema,
  organizationInviteBodySchema,
  organizationInviteSchema,
  organizationRequestBodySchema,
} from '../schemas/organization-writes';
import { organizationSchema } from '../schemas/organizations';

const created = z.strictObject({ id: idSchema });
const supers = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;

/** How organisations are created, requested and invited. */
export const organizationAccountOperations = defineOperations('organisations', {
  createOrganization: {
    summary: 'Create an organisation',
    description:
      'The owner of the e-mail address becomes the first administrator: immediately if they have an account, otherwise when they sign up.',
    who: ['super'],
    body: createOrganizationBodySchema,
    answers: { 201: organizationSchema },
    errors: [...supers, 'org.friendly_url_taken', 'request.invalid'],
  },
  requestOrganization: {
    summary: 'Request an organisation account',
    who: ['any'],
    body: organizationRequestBodySchema,
    answers: { 201: created },
    errors: [
      'org_request.missing_mandatory_values',
      'org_request.missing_agree_permission',
      'org_invite.missing',
      'request.invalid',
    ],
  },
  listOrganizationRequests: {
    summary: 'List organisation account requests',
    description: 'Newest first.',
    who: ['super'],
    query: z.strictObject({
      status: z.enum(organizationRequestStatuses).optional().meta({ description: 'Filter by status; all if omitted' }),
      keyword: z
        .string()
        .trim()
        .max(limits.keyword)
        .optional()
        .meta({ description: 'Each word is in the name of the organisation or requester, or in the e-mail address' }),
      ...pageQuery,
    }),
    answers: { 200: organizationRequestListSchema },
    errors: [...supers, 'request.invalid'],
  },
  getOrganizationRequest: {
    summary: 'Retrieve an organisation account request',
    description: 'With what the platform can check about it while it is pending.',
    who: ['super'],
    answers: { 200: organizationRequestDetailSchema },
    errors: [...supers, 'org_request.missing'],
  },
  respondToOrganizationRequest: {
    summary: 'Accept or decline an organisation account request',
    description:
      'A request can be answered once. Accepting creates the organisation and its first administrator. The requester gets the decision by e-mail, with the message.',
    who: ['super'],
    body: respondBodySchema,
    answers: { 200: organizationRequestSchema },
    errors: [
      ...supers,
      'org_request.missing',
      'org_request.already_responded',
      'org_request.message_missing',
      'org.friendly_url_taken',
      'request.invalid',
    ],
  },
  inviteOrganization: {
    summary: 'Invite an organisation by e-mail',
    description:
      'For organisations that have no account yet. Invitations are limited by recipient (429 `invites.too_many`).',
    who: ['user'],
    body: organizationInviteBodySchema,
    answers: { 201: created },
    errors: ['session.need_to_be_logged_in', 'invites.too_many', 'invites.unsubscribed', 'request.invalid'],
  },
  getOrganizationInvite: {
    summary: 'Retrieve an organisation invitation',
    description: 'The id is in the link of the invitation e-mail.',
    who: ['any'],
    answers: { 200: organizationInviteSchema },
    errors: ['org_invite.missing'],
  },
});
