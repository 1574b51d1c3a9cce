import { z } from 'zod';
import { defineOperations } from '../operation';
import {
  catalogSchema,
  catalogWithGygsSchema,
  createCatalogBodySchema,
  updateCatalogBodySchema,
} from '../schemas/catalogs';
import { listOf, pageQuery } from '../schemas/common';

const withGygs = listOf('catalogs', catalogWithGygsSchema);
const readErrors = ['catalogs.missing', 'org.profile.not_online'] as const;
const forAdmins = ['session.need_to_be_logged_in', ...readErrors, 'you_do_not_have_permission'] as const;

export const catalogOperations = defineOperations({
  listCatalogs: {
    summary: 'The catalogues of all organisations whose profile is online, newest first',
    tag: 'catalogues',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: listOf('catalogs', catalogSchema) },
    errors: ['request.invalid'],
  },
  createCatalog: {
    summary: 'Make a catalogue of published gygs, of any host',
    tag: 'catalogues',
    who: ['admin'],
    body: createCatalogBodySchema,
    answers: { 201: catalogWithGygsSchema },
    errors: [
      'session.need_to_be_logged_in',
      'org.missing',
      'request.invalid',
      'you_do_not_have_permission',
      'gyg.missing',
      'catalogs.friendly_url_taken',
    ],
  },
  getCatalog: {
    summary: 'A catalogue with its visible gygs',
    tag: 'catalogues',
    who: ['any'],
    answers: { 200: catalogWithGygsSchema },
    errors: readErrors,
  },
  updateCatalog: {
    summary: 'Change a catalogue; its gygs are replaced by those given',
    tag: 'catalogues',
    who: ['admin'],
    body: updateCatalogBodySchema,
    answers: { 200: catalogWithGygsSchema },
    errors: [...forAdmins, 'request.invalid', 'gyg.missing', 'catalogs.friendly_url_taken'],
  },
  deleteCatalog: {
    summary: 'Delete a catalogue; its gygs stay',
    tag: 'catalogues',
    who: ['admin'],
    answers: { 204: null },
    errors: forAdmins,
  },
  listOrganizationCatalogs: {
    summary: 'The catalogues of an organisation with their visible gygs, newest first',
    tag: 'catalogues',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: withGygs },
    errors: ['request.invalid', 'org.missing', 'org.profile.not_online'],
  },
  getCatalogByName: {
    summary: 'The catalogue of these friendly urls with its visible gygs, as a list of one',
    tag: 'catalogues',
    who: ['any'],
    answers: { 200: withGygs },
    errors: ['org.missing', ...readErrors],
  },
});
