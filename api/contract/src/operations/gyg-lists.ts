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

/** What each pair of a search, which sends a body, and a cacheable read, which sends a query, has in common. */
const search = {
  who: ['any'],
  key: 'gygs:read',
  answers: { 200: gygSearchAnswer },
  errors: ['request.invalid'],
} as const;
const list = { who: ['any'], answers: { 200: gygListSchema }, errors: ['request.invalid'] } as const;
const byIds = { ...list, key: 'gygs:read' } as const;
const ofUser = { ...list, errors: ['request.invalid', 'user.missing'] } as const;
const byUrl = {
  who: ['any'],
  key: 'gygs:read',
  answers: { 200: z.strictObject({ gyg: gygSchema }) },
  errors: ['gyg.missing', 'request.invalid'],
} as const;
/** Anyone may read a page; a file needs a user. */
const ofOrganization = {
  who: ['any'],
  answers: { 200: organizationGygListSchema },
  file: csvFile('Title,State,Starts (Swedish time),Ends (Swedish time),Address,Goal,Host,Skills,Items,Recipients'),
  errors: ['request.invalid', 'org.missing', 'session.need_to_be_logged_in', 'reports.too_many_rows'],
} as const;
const hosted = { ...ofOrganization, key: 'gygs:read' } as const;
const view = { ...list, errors: ['org.missing', 'request.invalid'] } as const;
const viewOfState = { ...view, query: gygViewOfStateQuery } as const;

export const gygListOperations = defineOperations('gygs', {
  searchGygs: {
    summary: 'Search gygs',
    description:
      'Newest start first unless sorted otherwise. Drafts are returned only to their hosts, and only if requested.',
    body: gygSearchBody,
    ...search,
  },
  findGygs: {
    summary: 'Search gygs (cacheable)',
    query: gygSearchQuery,
    ...search,
  },
  searchGygsByIds: {
    summary: 'Retrieve gygs by id',
    body: z.strictObject({ ids: gygSearchFilters.ids }),
    ...byIds,
  },
  findGygsByIds: {
    summary: 'Retrieve gygs by id (cacheable)',
    query: z.strictObject({ ids: csvOf(idSchema).meta({ description: 'Ids, comma-separated' }) }),
    ...byIds,
  },
  searchFeaturedGygs: {
    summary: 'List the gygs featured on the home page',
    description:
      'Those whose period includes now, latest start first, at most ten. A gyg leaves the list when it is finished.',
    body: z.strictObject({}),
    ...list,
  },
  findFeaturedGygs: {
    summary: 'List the gygs featured on the home page (cacheable)',
    query: z.strictObject({}),
    ...list,
  },
  searchHostedGygs: {
    summary: 'List the gygs that an organisation hosts',
    description: 'For hosts, the response includes drafts and counts.',
    body: organizationGygsBody,
    ...hosted,
  },
  findHostedGygs: {
    summary: 'List the gygs that an organisation hosts (cacheable)',
    query: organizationGygsQuery,
    ...hosted,
  },
  searchGygByUrl: {
    summary: 'Retrieve a gyg by its friendly URLs',
    description: 'Previous friendly URLs return the gyg with its current ones.',
    body: gygUrlBody,
    ...byUrl,
  },
  findGygByUrl: {
    summary: 'Retrieve a gyg by its friendly URLs (cacheable)',
    query: gygUrlQuery,
    ...byUrl,
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
    query: gygViewQuery,
    ...view,
  },
  searchParticipatingGygs: {
    summary: 'List the gygs of others in which an organisation is represented',
    body: organizationGygsBody,
    ...ofOrganization,
  },
  findParticipatingGygs: {
    summary: 'List the gygs of others in which an organisation is represented (cacheable)',
    query: organizationGygsQuery,
    ...ofOrganization,
  },
  searchPartnerGygs: {
    summary: 'List the gygs of which an organisation is an accepted partner',
    body: organizationGygsBody,
    ...ofOrganization,
  },
  findPartnerGygs: {
    summary: 'List the gygs of which an organisation is an accepted partner (cacheable)',
    query: organizationGygsQuery,
    ...ofOrganization,
  },
  searchUserGygs: {
    summary: 'List the finished gygs that a person contributed to',
    description: 'For your own user id, returns all gygs that you contributed to.',
    body: userGygsBody,
    ...ofUser,
  },
  findUserGygs: {
    summary: 'List the finished gygs that a person contributed to (cacheable)',
    query: userGygsBody,
    ...ofUser,
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
