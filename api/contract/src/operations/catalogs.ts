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

export const catalogOperations = defineOperations('catalogues', {
  listCatalogs: {
    summary: 'List catalogues',
    description: 'Returns the catalogues of all organisations whose profile is online, newest first.',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: listOf('catalogs', catalogSchema) },
    errors: ['request.invalid'],
  },
  createCatalog: {
    summary: 'Create a catalogue',
    description: 'A catalogue can contain published gygs of any host.',
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
    summary: 'Retrieve a catalogue with its visible gygs',
    who: ['any'],
    answers: { 200: catalogWithGygsSchema },
    errors: readErrors,
  },
  updateCatalog: {
    summary: 'Update a catalogue',
    description:
      '`gygIds` replaces the gygs of the catalogue. It may name drafts that are in it already; drafts of other hosts stay at its end.',
    who: ['admin'],
    body: updateCatalogBodySchema,
    answers: { 200: catalogWithGygsSchema },
    errors: [...forAdmins, 'request.invalid', 'gyg.missing', 'catalogs.friendly_url_taken'],
  },
  deleteCatalog: {
    summary: 'Delete a catalogue',
    description: 'The gygs in it are not deleted.',
    who: ['admin'],
    answers: { 204: null },
    errors: forAdmins,
  },
  listOrganizationCatalogs: {
    summary: 'List an organisation’s catalogues with their visible gygs',
    description: 'Newest first.',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: withGygs },
    errors: ['request.invalid', 'org.missing', 'org.profile.not_online'],
  },
  getCatalogByName: {
    summary: 'Retrieve a catalogue by its friendly URLs',
    description: 'Returns a list with one element.',
    who: ['any'],
    answers: { 200: withGygs },
    errors: ['org.missing', ...readErrors],
  },
});
