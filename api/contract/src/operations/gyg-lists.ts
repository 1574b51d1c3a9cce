import { z } from 'zod';
import { csvFile, defineOperations } from '../operation';
import { csvOf, idSchema, listOf, pageQuery } from '../schemas/common';
import {
  gygListSchema,
  gygOptionSchema,
  gygSearchAnswer,
  gygSearchBody,
  gygSearchQuery,
  gygUrlBody,
  gygUrlQuery,
  gygViewOfStateQuery,
  gygViewQuery,
  organizationGygListSchema,
  organizationGygsBody,
  organizationGygsQuery,
  userGygProfileSchema,
  userGygsBody,
} from '../schemas/gyg-search';
import { gygSchema, gygSearchFilters } from '../schemas/gygs';
import { needInvitationSchema } from '../schemas/need-invitations';

const oneGyg = z.strictObject({ gyg: gygSchema });
const viewOfState = {
  who: ['any'],
  query: gygViewOfStateQuery,
  answers: { 200: gygListSchema },
  errors: ['org.missing', 'request.invalid'],
} as const;

/** Anyone may read a page; a file needs a user. */
const listErrors = ['request.invalid', 'org.missing', 'session.need_to_be_logged_in', 'reports.too_many_rows'] as const;
const gygFile = csvFile(
  'Title,State,Starts (Swedish time),Ends (Swedish time),Address,Goal,Host,Skills,Items,Recipients',
);

export const gygListOperations = defineOperations('gygs', {
  searchGygs: {
    summary: 'Search gygs',
    description:
      'Newest start first unless sorted otherwise. Drafts are returned only to their hosts, and only if requested.',
    who: ['any'],
    key: 'gygs:read',
    body: gygSearchBody,
    answers: { 200: gygSearchAnswer },
    errors: ['request.invalid'],
  },
  findGygs: {
    summary: 'Search gygs (cacheable)',
    who: ['any'],
    key: 'gygs:read',
    query: gygSearchQuery,
    answers: { 200: gygSearchAnswer },
    errors: ['request.invalid'],
  },
  searchGygsByIds: {
    summary: 'Retrieve gygs by id',
    who: ['any'],
    key: 'gygs:read',
    body: z.strictObject({ ids: gygSearchFilters.ids }),
    answers: { 200: gygListSchema },
    errors: ['request.invalid'],
  },
  findGygsByIds: {
    summary: 'Retrieve gygs by id (cacheable)',
    who: ['any'],
    key: 'gygs:read',
    query: z.strictObject({ ids: csvOf(idSchema).meta({ description: 'Ids, comma-separated' }) }),
    answers: { 200: gygListSchema },
    errors: ['request.invalid'],
  },
  searchFeaturedGygs: {
    summary: 'List the gygs featured on the home page',
    description:
      'Those whose period includes now, latest start first, at most ten. A gyg leaves the list when it is finished.',
    who: ['any'],
    body: z.strictObject({}),
    answers: { 200: gygListSchema },
    errors: ['request.invalid'],
  },
  findFeaturedGygs: {
    summary: 'List the gygs featured on the home page (cacheable)',
    who: ['any'],
    query: z.strictObject({}),
    answers: { 200: gygListSchema },
    errors: ['request.invalid'],
  },
  searchHostedGygs: {
    summary: 'List the gygs that an organisation hosts',
    description: 'For hosts, the response includes drafts and counts.',
    who: ['any'],
    key: 'gygs:read',
    body: organizationGygsBody,
    answers: { 200: organizationGygListSchema },
    file: gygFile,
    errors: listErrors,
  },
  findHostedGygs: {
    summary: 'List the gygs that an organisation hosts (cacheable)',
    who: ['any'],
    key: 'gygs:read',
    query: organizationGygsQuery,
    answers: { 200: organizationGygListSchema },
    file: gygFile,
    errors: listErrors,
  },
  searchGygByUrl: {
    summary: 'Retrieve a gyg by its friendly URLs',
    description: 'Previous friendly URLs return the gyg with its current ones.',
    who: ['any'],
    key: 'gygs:read',
    body: gygUrlBody,
    answers: { 200: oneGyg },
    errors: ['gyg.missing', 'request.invalid'],
  },
  findGygByUrl: {
    summary: 'Retrieve a gyg by its friendly URLs (cacheable)',
    who: ['any'],
    key: 'gygs:read',
    query: gygUrlQuery,
    answers: { 200: oneGyg },
    errors: ['gyg.missing', 'request.invalid'],
  },
  getNeedInvitation: {
    summary: 'Retrieve a need by its invitation link',
    description: 'Also returns a closed need. Drafts are not found; previous friendly URLs are.',
    tag: 'needs',
    who: ['any'],
    answers: { 200: needInvitationSchema },
    errors: ['gyg.missing', 'need.missing'],
  },
  viewOrganizationGygs: {
    summary: 'List gygs for the list element',
    description: 'Gygs of an organisation, or gygs of others that it takes part in. Cacheable.',
    who: ['any'],
    query: gygViewQuery,
    answers: { 200: gygListSchema },
    errors: ['org.missing', 'request.invalid'],
  },
  searchParticipatingGygs: {
    summary: 'List the gygs of others in which an organisation is represented',
    who: ['any'],
    body: organizationGygsBody,
    answers: { 200: organizationGygListSchema },
    file: gygFile,
    errors: listErrors,
  },
  findParticipatingGygs: {
    summary: 'List the gygs of others in which an organisation is represented (cacheable)',
    who: ['any'],
    query: organizationGygsQuery,
    answers: { 200: organizationGygListSchema },
    file: gygFile,
    errors: listErrors,
  },
  searchPartnerGygs: {
    summary: 'List the gygs of which an organisation is an accepted partner',
    who: ['any'],
    body: organizationGygsBody,
    answers: { 200: organizationGygListSchema },
    file: gygFile,
    errors: listErrors,
  },
  findPartnerGygs: {
    summary: 'List the gygs of which an organisation is an accepted partner (cacheable)',
    who: ['any'],
    query: organizationGygsQuery,
    answers: { 200: organizationGygListSchema },
    file: gygFile,
    errors: listErrors,
  },
  searchUserGygs: {
    summary: 'List the finished gygs that a person contributed to',
    description: 'For your own user id, returns all gygs that you contributed to.',
    who: ['any'],
    body: userGygsBody,
    answers: { 200: gygListSchema },
    errors: ['request.invalid', 'user.missing'],
  },
  findUserGygs: {
    summary: 'List the finished gygs that a person contributed to (cacheable)',
    who: ['any'],
    query: userGygsBody,
    answers: { 200: gygListSchema },
    errors: ['request.invalid', 'user.missing'],
  },
  selectGygs: {
    summary: 'List an organisation’s gygs for a picker',
    description: 'Includes drafts. Managers get the gygs that they manage.',
    who: ['admin', 'manager', 'super'],
    query: z.strictObject({ organizationId: idSchema, ...pageQuery }),
    answers: { 200: listOf('gygs', gygOptionSchema) },
    errors: ['session.need_to_be_logged_in', 'org.missing', 'you_do_not_have_permission', 'request.invalid'],
  },
  viewPublishedGygs: { summary: 'List upcoming gygs for the list element', ...viewOfState },
  viewOngoingGygs: { summary: 'List gygs in progress for the list element', ...viewOfState },
  viewFinishedGygs: { summary: 'List past gygs for the list element', ...viewOfState },
  viewGygProfiles: {
    summary: 'List a person’s gygs with their pages',
    who: ['any'],
    body: userGygsBody,
    answers: { 200: listOf('gygProfiles', userGygProfileSchema) },
    errors: ['request.invalid', 'user.missing'],
  },
});
