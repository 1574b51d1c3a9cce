import { z } from 'zod';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import { gygSchema } from '../schemas/gygs';
import { organizationPageBodySchema, updateOrganizationBodySchema } from '../schemas/organization-writes';
import {
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

export const organizationOperations = defineOperations({
  listOrganizations: {
    summary: 'The visible organisations by name',
    tag: 'organisations',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: organizationList },
    errors: ['request.invalid'],
  },
  getOrganization: {
    summary: 'The card of an organisation, hidden or not; also found by friendly url',
    tag: 'organisations',
    who: ['any'],
    answers: { 200: organizationSchema },
    errors: ['org.missing'],
  },
  getOrganizationProfile: {
    summary: 'The public profile of an organisation',
    tag: 'organisations',
    who: ['any'],
    answers: { 200: organizationProfileSchema },
    errors: ['org.missing', 'org.profile.not_online'],
  },
  getOrganizationByName: {
    summary: 'The public profile by friendly url; an old one answers with the new',
    tag: 'organisations',
    who: ['any'],
    answers: { 200: organizationProfileSchema },
    errors: ['org.missing', 'org.profile.not_online'],
  },
  getOrganizationPage: {
    summary: 'The texts and settings of an organisation’s page',
    tag: 'organisations',
    who: ['any'],
    answers: { 200: organizationPageSchema },
    errors: ['org.missing', 'org.profile.not_online'],
  },
  listOrganizationGygs: {
    summary: 'Hosted, participating and partner gygs of an organisation, drafts left out; a page of each',
    tag: 'organisations',
    who: ['any'],
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
    summary: 'Organisations by keyword',
    tag: 'organisations',
    who: ['any'],
    body: organizationSearchSchema.extend(pageQuery),
    answers: { 200: organizationList },
    errors: ['request.invalid'],
  },
  findOrganizations: {
    summary: 'Organisations by keyword, cacheable',
    tag: 'organisations',
    who: ['any'],
    query: organizationSearchSchema.extend(pageQuery),
    answers: { 200: organizationList },
    errors: ['request.invalid'],
  },
  listFeaturedOrganizations: {
    summary: 'The organisations shown on the home page, in the order they were put there',
    tag: 'organisations',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: organizationList },
    errors: ['request.invalid'],
  },
  updateOrganization: {
    summary: 'Change the card of one’s organisation; an old friendly url leads to the new',
    tag: 'organisations',
    who: ['admin'],
    body: updateOrganizationBodySchema,
    answers: { 200: organizationSchema },
    errors: [...admins, 'org.friendly_url_taken'],
  },
  saveOrganizationPage: {
    summary: 'Change texts and settings of the page; html is sanitised; the premium account is the super users’',
    tag: 'organisations',
    who: ['admin', 'super'],
    body: organizationPageBodySchema,
    answers: { 200: organizationPageSchema },
    errors: admins,
  },
  featureOrganization: {
    summary: 'Show an organisation on the home page',
    tag: 'organisations',
    who: ['super'],
    body: z.strictObject({}),
    answers: { 204: null },
    errors: admins,
  },
  unfeatureOrganization: {
    summary: 'Show an organisation on the home page no more',
    tag: 'organisations',
    who: ['super'],
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'org.missing'],
  },
});
