import { z } from 'zod';
import { defineOperations } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import { assignTagsBodySchema, gygTagSchema } from '../schemas/gyg-writes';

const tagList = listOf('tags', gygTagSchema);
const admins = [
  'session.need_to_be_logged_in',
  'org.missing',
  'gyg.missing',
  'request.invalid',
  'you_do_not_have_permission',
] as const;

export const csrOperations = defineOperations('csr tags', {
  assignTags: {
    summary: 'Set an organisation’s labels on a gyg',
    description:
      'Replaces all labels of the organisation on the gyg. Available for any gyg that the organisation can see.',
    who: ['admin'],
    body: assignTagsBodySchema,
    answers: { 200: tagList },
    errors: admins,
  },
  removeTags: {
    summary: 'Remove an organisation’s labels from a gyg',
    who: ['admin'],
    query: z.strictObject({ organizationId: idSchema, gygId: idSchema }),
    answers: { 204: null },
    errors: admins,
  },
  listGygTags: {
    summary: 'List the labels on a gyg',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: tagList },
    errors: ['gyg.missing', 'request.invalid'],
  },
  listOrganizationTags: {
    summary: 'List the labels that an organisation has set',
    description: 'Sorted by label and gyg. Drafts and hidden gygs are not included.',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: tagList },
    errors: ['org.missing', 'request.invalid'],
  },
});
