import { z } from 'zod';
import { membershipRequestStatuses } from '../enums';
import { csvFile, defineOperations } from '../operation';
import { limits } from '../rules';
import { listOf, pageQuery } from '../schemas/common';
import {
  memberListSchema,
  membershipRequestSchema,
  membersQuerySchema,
  roleSchema,
  saveMembershipAnswerSchema,
  saveMembershipBodySchema,
} from '../schemas/memberships';
import { userOrganizationSchema } from '../schemas/users';

const refused = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;
const requestQuery = z.strictObject({
  status: z.enum(membershipRequestStatuses).optional().meta({ description: 'Filter by status; all if omitted' }),
  ...pageQuery,
});
const requestList = listOf('requests', membershipRequestSchema);

const answerOfRequest = {
  who: ['admin'],
  answers: { 200: membershipRequestSchema },
  errors: [...refused, 'org.missing', 'user_org.request_missing', 'user_org.already_responded'],
} as const;

export const membershipOperations = defineOperations('membership', {
  listOrganizationUsers: {
    summary: 'List the members of an organisation',
    description: 'Administrators first, then by the date they joined.',
    who: ['admin', 'super'],
    query: membersQuerySchema,
    answers: { 200: memberListSchema },
    file: csvFile('Name,E-mail,Role,Member since,Gygs,Hours'),
    errors: [...refused, 'org.missing', 'request.invalid', 'reports.too_many_rows'],
  },
  listUserOrganizations: {
    summary: 'List a person’s organisations',
    who: ['any'],
    partner: 'profile',
    // Pages of a hundred, since the session and every choice of an organisation need all of them.
    query: z.strictObject({ ...pageQuery, pageSize: pageQuery.pageSize.default(limits.pageSizeMax) }),
    answers: { 200: listOf('organizations', userOrganizationSchema) },
    errors: ['user.missing'],
  },
  saveMembership: {
    summary: 'Join an organisation or change a member’s role',
    who: ['self', 'admin', 'super'],
    body: saveMembershipBodySchema,
    answers: { 200: saveMembershipAnswerSchema },
    errors: [
      ...refused,
      'request.invalid',
      'user.missing',
      'org.missing',
      'user_org.missing',
      'user_org.not_open',
      'user_org.already_a_member',
      'user_org.already_pending_request',
      'user_org.last_admin',
    ],
  },
  deleteMembership: {
    summary: 'Leave an organisation, remove a member or withdraw a request',
    who: ['self', 'admin'],
    query: z.strictObject({
      role: roleSchema.optional().meta({ description: 'The role to remove; any role if omitted' }),
    }),
    answers: { 204: null },
    errors: [...refused, 'user.missing', 'org.missing', 'user_org.missing', 'user_org.last_admin'],
  },
  listMembershipRequests: {
    summary: 'List membership requests',
    description: 'Pending requests first.',
    who: ['admin', 'super'],
    query: requestQuery,
    answers: {
      200: requestList.extend({
        counts: z
          .record(z.enum(membershipRequestStatuses), z.int().min(0))
          .meta({ description: 'By status, without the filter of the list' }),
      }),
    },
    errors: [...refused, 'org.missing'],
  },
  listUserMembershipRequests: {
    summary: 'List your membership requests',
    description: 'Pending requests first.',
    who: ['self'],
    query: requestQuery,
    answers: { 200: requestList },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
  acceptMembershipRequest: { summary: 'Accept a membership request', ...answerOfRequest },
  declineMembershipRequest: { summary: 'Decline a membership request', ...answerOfRequest },
});
