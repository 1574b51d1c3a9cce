import { z } from 'zod';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import { gygSchema } from '../schemas/gygs';
import { addPartnerBodySchema, partnerSchema } from '../schemas/partners';

const page = z.strictObject(pageQuery);

export const partnerOperations = defineOperations({
  listPartners: {
    summary: 'The partners of a gyg by name; those who have not accepted only for its hosts and their own admins',
    tag: 'partners',
    who: ['any'],
    query: page,
    answers: { 200: listOf('partners', partnerSchema) },
    errors: ['gyg.missing', 'request.invalid'],
  },
  addPartner: {
    summary: 'Ask an organisation to be a partner; shown once its admin accepts the notification',
    tag: 'partners',
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
  removePartner: {
    summary: 'End a partnership, take back what was asked, or leave',
    tag: 'partners',
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
    summary: 'The gygs whose partner an organisation is, newest start first',
    tag: 'partners',
    who: ['any'],
    query: page,
    answers: { 200: listOf('gygs', gygSchema) },
    errors: ['org.missing', 'request.invalid'],
  },
});
