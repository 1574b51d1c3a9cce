import { z } from 'zod';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import { gygSchema } from '../schemas/gygs';
import { addPartnerBodySchema, partnerSchema } from '../schemas/partners';

const page = z.strictObject(pageQuery);

const answer = {
  description:
    'For the administrators of the organisation that was asked. A request can be answered once; 409 if there is none to answer.',
  who: ['admin'],
  body: z.strictObject({}),
  answers: { 204: null },
  errors: [
    'session.need_to_be_logged_in',
    'you_do_not_have_permission',
    'notifications.already_responded',
    'request.invalid',
  ],
} as const;

export const partnerOperations = defineOperations('partners', {
  listPartners: {
    summary: 'List the partners of a gyg',
    description:
      'Sorted by name. Partners that have not accepted are returned only to the gyg’s hosts and the partner’s administrators.',
    who: ['any'],
    query: page,
    answers: { 200: listOf('partners', partnerSchema) },
    errors: ['gyg.missing', 'request.invalid'],
  },
  addPartner: {
    summary: 'Ask an organisation to be a partner of a gyg',
    description: 'The partner is shown once its administrator accepts the notification.',
    who: ['host'],
    body: addPartnerBodySchema,
    answers: { 201: partnerSchema },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'gyg.missing',
      'org.missing',
      'gyg.wrong_state',
      'partner.already_added',
      'request.invalid',
    ],
  },
  acceptPartner: { summary: 'Accept to be a partner of a gyg', ...answer },
  declinePartner: { summary: 'Decline to be a partner of a gyg', ...answer },
  removePartner: {
    summary: 'Remove a partner',
    description:
      'Hosts can end a partnership or withdraw their request. Administrators of the partner can end the partnership.',
    who: ['host', 'admin'],
    answers: { 204: null },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'gyg.missing',
      'gyg.wrong_state',
      'partner.missing',
    ],
  },
  listPartneredGygs: {
    summary: 'List the gygs of which an organisation is a partner',
    description: 'Newest start first.',
    who: ['any'],
    query: page,
    answers: { 200: listOf('gygs', gygSchema) },
    errors: ['org.missing', 'request.invalid'],
  },
});
