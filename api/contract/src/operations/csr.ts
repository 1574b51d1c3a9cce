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

export const csrOperations = defineOperations({
  assignTags: {
    summary: 'An organisation’s own labels on any gyg that it sees: these and no others',
    tag: 'csr tags',
    who: ['admin'],
    body: assignTagsBodySchema,
    answers: { 200: tagList },
    errors: admins,
  },
  removeTags: {
    summary: 'Take an organisation’s labels off a gyg',
    tag: 'csr tags',
    who: ['admin'],
    query: z.strictObject({ organizationId: idSchema, gygId: idSchema }),
    answers: { 204: null },
    errors: admins,
  },
  listGygTags: {
    summary: 'The labels on a gyg, and whose they are',
    tag: 'csr tags',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: tagList },
    errors: ['gyg.missing', 'request.invalid'],
  },
  listOrganizationTags: {
    summary: 'The labels an organisation gave, by label and gyg; none of drafts or hidden gygs',
    tag: 'csr tags',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: tagList },
    errors: ['org.missing', 'request.invalid'],
  },
});
