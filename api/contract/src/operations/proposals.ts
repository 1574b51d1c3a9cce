import { z } from 'zod';
import { proposalStatuses } from '../enums';
import { defineOperations } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import { answerProposalBodySchema, proposalBodySchema, proposalSchema } from '../schemas/proposals';

const proposalList = listOf('proposals', proposalSchema);
const readErrors = ['session.need_to_be_logged_in', 'proposals.missing', 'you_do_not_have_permission'] as const;

export const proposalOperations = defineOperations({
  createProposal: {
    summary: 'Propose a gyg or a collection to an organisation that takes proposals',
    tag: 'proposals',
    who: ['user'],
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
    summary: 'One proposal, for its author and the organisation’s admins',
    tag: 'proposals',
    who: ['author', 'admin', 'super'],
    answers: { 200: proposalSchema },
    errors: readErrors,
  },
  deleteProposal: {
    summary: 'Take one’s proposal back while it waits',
    tag: 'proposals',
    who: ['author'],
    answers: { 204: null },
    errors: [...readErrors, 'proposals.already_responded'],
  },
  listUserProposals: {
    summary: 'One’s own proposals, newest first',
    tag: 'proposals',
    who: ['self'],
    query: z.strictObject(pageQuery),
    answers: { 200: proposalList },
    errors: ['session.need_to_be_logged_in', 'user.missing', 'request.invalid'],
  },
  listOrganizationProposals: {
    summary: 'Proposals to an organisation, newest first; those that wait unless another status is asked for',
    tag: 'proposals',
    who: ['admin', 'super'],
    query: z.strictObject({
      status: z.enum(proposalStatuses).default('PENDING').meta({ description: 'Only those' }),
      ...pageQuery,
    }),
    answers: { 200: proposalList },
    errors: ['session.need_to_be_logged_in', 'org.missing', 'you_do_not_have_permission', 'request.invalid'],
  },
  answerProposal: {
    summary: 'Accept or decline a proposal, once; accepting makes a draft of it',
    tag: 'proposals',
    who: ['admin'],
    body: answerProposalBodySchema,
    answers: { 200: proposalSchema },
    errors: [...readErrors, 'proposals.already_responded', 'request.invalid'],
  },
});
