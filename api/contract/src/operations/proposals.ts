import { z } from 'zod';
import { proposalStatuses } from '../enums';
import { defineOperations } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import { answerProposalBodySchema, proposalBodySchema, proposalSchema } from '../schemas/proposals';

const proposalList = listOf('proposals', proposalSchema);
const readErrors = ['session.need_to_be_logged_in', 'proposals.missing', 'you_do_not_have_permission'] as const;

export const proposalOperations = defineOperations('proposals', {
  createProposal: {
    summary: 'Submit a proposal',
    description: 'Proposes a gyg or a collection to an organisation that accepts proposals.',
    who: ['user'],
    partner: 'proposals',
    body: proposalBodySchema,
    bodyAsText: true,
    answers: { 201: z.strictObject({ id: idSchema }) },
    errors: [
      'session.need_to_be_logged_in',
      'org.missing',
      'generic.missing_values',
      'request.invalid',
      'proposals.not_open',
      'user_org.not_a_member',
      'you_do_not_have_permission',
    ],
  },
  getProposal: {
    summary: 'Retrieve a proposal',
    description: 'Available to its author and the organisation’s administrators.',
    who: ['author', 'admin', 'super'],
    key: 'proposals:read',
    answers: { 200: proposalSchema },
    errors: readErrors,
  },
  deleteProposal: {
    summary: 'Withdraw a pending proposal',
    who: ['author'],
    answers: { 204: null },
    errors: [...readErrors, 'proposals.already_responded'],
  },
  listUserProposals: {
    summary: 'List your proposals',
    description: 'Newest first.',
    who: ['self'],
    partner: 'proposals',
    query: z.strictObject(pageQuery),
    answers: { 200: proposalList },
    errors: ['session.need_to_be_logged_in', 'user.missing', 'request.invalid'],
  },
  listOrganizationProposals: {
    summary: 'List the proposals to an organisation',
    description: 'Newest first. Returns pending proposals unless `status` is given.',
    who: ['admin', 'super'],
    key: 'proposals:read',
    query: z.strictObject({
      status: z.enum(proposalStatuses).default('PENDING').meta({ description: 'Filter by status' }),
      ...pageQuery,
    }),
    answers: { 200: proposalList.extend({ counts: z.record(z.enum(proposalStatuses), z.int().min(0)) }) },
    errors: ['session.need_to_be_logged_in', 'org.missing', 'you_do_not_have_permission', 'request.invalid'],
  },
  answerProposal: {
    summary: 'Accept or decline a proposal',
    description: 'A proposal can be answered once. Accepting creates a draft gyg from it.',
    who: ['admin'],
    body: answerProposalBodySchema,
    answers: { 200: proposalSchema },
    errors: [...readErrors, 'proposals.already_responded', 'request.invalid'],
  },
});
