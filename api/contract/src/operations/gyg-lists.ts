import { z } from 'zod';
import { gygStates } from '../enums';
import { defineOperations } from '../operation';
import { limits } from '../rules';
import { csvOf, goalIdSchema, idSchema, listOf, pageQuery } from '../schemas/common';
import { gygSchema, gygSearchFilters, gygSortSchema, keywordSchema } from '../schemas/gygs';

const gygList = listOf('gygs', gygSchema);
const friendlyUrl = z.string().min(1).max(limits.url);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The body of a search; the GET twin takes the same names with comma-separated lists. */
const searchBody = z.strictObject({
  states: gygSearchFilters.states.optional(),
  ids: gygSearchFilters.ids.optional(),
  tags: gygSearchFilters.tags.optional(),
  goals: gygSearchFilters.goals.optional(),
  keyword: keywordSchema.optional(),
  organizationId: idSchema.optional(),
  showHidden: z.boolean().optional(),
  sort: gygSortSchema,
  ...pageQuery,
});
const searchQuery = z.strictObject({
  states: csvOf(z.enum(gygStates)).optional(),
  ids: csvOf(idSchema).optional(),
  tags: csvOf(z.string().max(60)).optional(),
  goals: csvOf(z.string().transform(Number).pipe(goalIdSchema)).optional(),
  keyword: keywordSchema.optional(),
  organizationId: idSchema.optional(),
  showHidden: flag.optional(),
  sort: gygSortSchema,
  ...pageQuery,
});
const hostedBody = searchBody.omit({ ids: true }).extend({ organizationId: idSchema });
const hostedQuery = searchQuery.omit({ ids: true }).extend({ organizationId: idSchema });
const urlBody = z.strictObject({
  orgFriendlyUrl: friendlyUrl,
  gygFriendlyUrl: friendlyUrl,
  showHidden: z.boolean().optional(),
});
const oneGyg = z.strictObject({ gyg: gygSchema });

export const gygListOperations = defineOperations({
  searchGygs: {
    summary: 'Find gygs; newest start first unless sorted otherwise, drafts only for hosts who ask',
    tag: 'gygs',
    who: ['any'],
    body: searchBody,
    answers: { 200: gygList },
    errors: ['request.invalid'],
  },
  findGygs: {
    summary: 'Find gygs, cacheable',
    tag: 'gygs',
    who: ['any'],
    query: searchQuery,
    answers: { 200: gygList },
    errors: ['request.invalid'],
  },
  searchGygsByIds: {
    summary: 'Gygs by id',
    tag: 'gygs',
    who: ['any'],
    body: z.strictObject({ ids: gygSearchFilters.ids }),
    answers: { 200: gygList },
    errors: ['request.invalid'],
  },
  findGygsByIds: {
    summary: 'Gygs by id, cacheable',
    tag: 'gygs',
    who: ['any'],
    query: z.strictObject({ ids: csvOf(idSchema) }),
    answers: { 200: gygList },
    errors: ['request.invalid'],
  },
  searchFeaturedGygs: {
    summary: 'The gygs featured on the home page, at most ten',
    tag: 'gygs',
    who: ['any'],
    body: z.strictObject({}),
    answers: { 200: gygList },
    errors: ['request.invalid'],
  },
  findFeaturedGygs: {
    summary: 'The gygs featured on the home page, cacheable',
    tag: 'gygs',
    who: ['any'],
    query: z.strictObject({}),
    answers: { 200: gygList },
    errors: ['request.invalid'],
  },
  searchHostedGygs: {
    summary: 'The gygs an organisation hosts; with counts and drafts for its hosts',
    tag: 'gygs',
    who: ['any'],
    body: hostedBody,
    answers: { 200: gygList },
    errors: ['request.invalid', 'org.missing'],
  },
  findHostedGygs: {
    summary: 'The gygs an organisation hosts, cacheable',
    tag: 'gygs',
    who: ['any'],
    query: hostedQuery,
    answers: { 200: gygList },
    errors: ['request.invalid', 'org.missing'],
  },
  searchGygByUrl: {
    summary: 'A gyg by its friendly urls; old ones answer with the new',
    tag: 'gygs',
    who: ['any'],
    body: urlBody,
    answers: { 200: oneGyg },
    errors: ['gyg.missing', 'request.invalid'],
  },
  findGygByUrl: {
    summary: 'A gyg by its friendly urls, cacheable',
    tag: 'gygs',
    who: ['any'],
    query: urlBody.extend({ showHidden: flag.optional() }),
    answers: { 200: oneGyg },
    errors: ['gyg.missing', 'request.invalid'],
  },
  viewOrganizationGygs: {
    summary: 'The one cacheable call of the list element: gygs of an organisation or of others',
    tag: 'gygs',
    who: ['any'],
    query: z.strictObject({
      states: z
        .string()
        .regex(/^[pof]{0,3}$/)
        .default('pof')
        .meta({ description: 'p published, o ongoing, f finished; any of them together' }),
      host: z.enum(['self', 'others']).default('self'),
      tags: z.string().max(500).default('').meta({ description: 'Comma-separated; # and spaces are dropped' }),
      ...pageQuery,
    }),
    answers: { 200: gygList },
    errors: ['org.missing', 'request.invalid'],
  },
});
