import { z } from 'zod';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import { decisionListSchema, organizationDeskSchema } from '../schemas/desks';
import { gygSchema } from '../schemas/gygs';
import { organizationPageBodySchema, updateOrganizationBodySchema } from '../schemas/organization-writes';
import {
  directoryEntrySchema,
  directoryQuery,
  organizationPageSchema,
  organizationProfileSchema,
  organizationSchema,
  organizationSearchSchema,
} from '../schemas/organizations';

const organizationList = listOf('organizations', organizationSchema);
const admins = [
  'session.need_to_be_logged_in',
  'you_do_not_have_permission',
  'org.missing',
  'request.invalid',
] as const;

export const organizationOperations = defineOperations('organisations', {
  listOrganizations: {
    summary: 'List organisations',
    description:
      'Returns organisations whose profile is online, with the number of their open gygs and their goals. By name unless sorted otherwise.',
    who: ['any'],
    query: z.strictObject({ ...directoryQuery, ...pageQuery }),
    answers: { 200: listOf('organizations', directoryEntrySchema) },
    errors: ['request.invalid'],
  },
  getOrganization: {
    summary: 'Retrieve an organisation’s card',
    description: 'The card is public even if the profile is hidden. Accepts the id or the friendly URL.',
    who: ['any'],
    answers: { 200: organizationSchema },
    errors: ['org.missing'],
  },
  getOrganizationDesk: {
    summary: 'Retrieve the open decisions and numbers of an organisation',
    who: ['admin', 'super'],
    answers: { 200: organizationDeskSchema },
    errors: admins,
  },
  listDecisions: {
    summary: 'List the open decisions of an organisation',
    description:
      'Offers and stories of its gygs, requests to join and to represent it, proposals, and requests to be a partner or to join a portfolio. Sorted by deadline, then by age.',
    who: ['admin', 'super'],
    query: z.strictObject(pageQuery),
    answers: { 200: decisionListSchema },
    errors: admins,
  },
  getOrganizationProfile: {
    summary: 'Retrieve an organisation’s public profile',
    description: 'By id or friendly URL.',
    who: ['any'],
    answers: { 200: organizationProfileSchema },
    errors: ['org.missing', 'org.profile.not_online'],
  },
  getOrganizationByName: {
    summary: 'Retrieve an organisation’s public profile by friendly URL',
    description: 'A previous friendly URL returns the organisation with its current one.',
    who: ['any'],
    answers: { 200: organizationProfileSchema },
    errors: ['org.missing', 'org.profile.not_online'],
  },
  getOrganizationPage: {
    summary: 'Retrieve an organisation’s page and settings',
    who: ['any'],
    answers: { 200: organizationPageSchema },
    errors: ['org.missing', 'org.profile.not_online'],
  },
  listOrganizationGygs: {
    summary: 'List an organisation’s hosted, participating and partner gygs',
    description: 'Returns a page of each. Drafts are not included.',
    who: ['any'],
    key: 'gygs:read',
    query: z.strictObject(pageQuery),
    answers: {
      200: z.strictObject({
        hosted: z.array(gygSchema),
        participating: z.array(gygSchema),
        partner: z.array(gygSchema),
        totals: z.strictObject({
          hosted: z.int().min(0),
          participating: z.int().min(0),
          partner: z.int().min(0),
        }),
        page: z.int().min(0),
        pageSize: z.int().min(1),
      }),
    },
    errors: ['org.missing', 'request.invalid'],
  },
  searchOrganizations: {
    summary: 'Search organisations',
    who: ['any'],
    body: organizationSearchSchema.extend(pageQuery),
    answers: { 200: organizationList },
    errors: ['request.invalid'],
  },
  findOrganizations: {
    summary: 'Search organisations (cacheable)',
    who: ['any'],
    query: organizationSearchSchema.extend(pageQuery),
    answers: { 200: organizationList },
    errors: ['request.invalid'],
  },
  listFeaturedOrganizations: {
    summary: 'List the organisations featured on the home page',
    description: 'Those whose period includes now, in the order that super users set.',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: organizationList },
    errors: ['request.invalid'],
  },
  updateOrganization: {
    summary: 'Update an organisation’s card',
    description: 'Previous friendly URLs continue to work.',
    who: ['admin'],
    body: updateOrganizationBodySchema,
    answers: { 200: organizationSchema },
    errors: [...admins, 'org.friendly_url_taken'],
  },
  saveOrganizationPage: {
    summary: 'Update an organisation’s page and settings',
    description: 'HTML is sanitised. Only super users can change the premium account.',
    who: ['admin', 'super'],
    body: organizationPageBodySchema,
    answers: { 200: organizationPageSchema },
    errors: admins,
  },
  featureOrganization: {
    summary: 'Feature an organisation on the home page',
    who: ['super'],
    body: z.strictObject({}),
    answers: { 204: null },
    errors: admins,
  },
  unfeatureOrganization: {
    summary: 'Remove an organisation from the home page',
    who: ['super'],
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'org.missing'],
  },
});
