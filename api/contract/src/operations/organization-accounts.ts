import { z } from 'zod';
import { organizationRequestStatuses } from '../enums';
import { defineOperations } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import {
  createOrganizationBodySchema,
  organizationInviteBodySchema,
  organizationInviteSchema,
  organizationRequestBodySchema,
} from '../schemas/organization-writes';
import { organizationRequestSchema, organizationSchema, respondBodySchema } from '../schemas/organizations';

const created = z.strictObject({ id: idSchema });
const supers = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;

/** How organisations come to the platform: made, asked for, invited. */
export const organizationAccountOperations = defineOperations({
  createOrganization: {
    summary: 'Make an organisation; its first admin is whoever has, or signs up with, the address',
    tag: 'organisations',
    who: ['super'],
    body: createOrganizationBodySchema,
    answers: { 201: organizationSchema },
    errors: [...supers, 'org.friendly_url_taken', 'request.invalid'],
  },
  requestOrganization: {
    summary: 'Ask for an organisation account',
    tag: 'organisations',
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
    summary: 'Requests for organisation accounts, newest first',
    tag: 'organisations',
    who: ['super'],
    query: z.strictObject({
      status: z.enum(organizationRequestStatuses).optional().meta({ description: 'Only those; all when left out' }),
      ...pageQuery,
    }),
    answers: { 200: listOf('requests', organizationRequestSchema) },
    errors: [...supers, 'request.invalid'],
  },
  getOrganizationRequest: {
    summary: 'One request for an organisation account',
    tag: 'organisations',
    who: ['super'],
    answers: { 200: organizationRequestSchema },
    errors: [...supers, 'org_request.missing'],
  },
  respondToOrganizationRequest: {
    summary: 'Accept or decline a request, once; accepting makes the organisation and its first admin',
    tag: 'organisations',
    who: ['super'],
    body: respondBodySchema,
    answers: { 200: organizationRequestSchema },
    errors: [...supers, 'org_request.missing', 'org_request.already_responded', 'request.invalid'],
  },
  inviteOrganization: {
    summary: 'Invite an organisation that is not here yet, by e-mail',
    tag: 'organisations',
    who: ['user'],
    body: organizationInviteBodySchema,
    answers: { 201: created },
    errors: ['session.need_to_be_logged_in', 'invites.too_many', 'invites.unsubscribed', 'request.invalid'],
  },
  getOrganizationInvite: {
    summary: 'The invitation that a link of such an e-mail names',
    tag: 'organisations',
    who: ['any'],
    answers: { 200: organizationInviteSchema },
    errors: ['org_invite.missing'],
  },
});
