import { z } from 'zod';
import { organizationRequestStatuses } from '../enums';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import { gygSchema } from '../schemas/gygs';
import {
  organizationPageSchema,
  organizationProfileSchema,
  organizationRequestSchema,
  organizationSchema,
  organizationSearchSchema,
  respondBodySchema,
} from '../schemas/organizations';

const organizationList = listOf('organizations', organizationSchema);

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
    summary: 'The card of an organisation',
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
    summary: 'Hosted, participating and partner gygs of an organisation, drafts left out',
    tag: 'organisations',
    who: ['any'],
    answers: {
      200: z.strictObject({
        hosted: z.array(gygSchema),
        participating: z.array(gygSchema),
        partner: z.array(gygSchema),
      }),
    },
    errors: ['org.missing'],
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
    summary: 'The organisations shown on the home page',
    tag: 'organisations',
    who: ['any'],
    answers: { 200: organizationList },
    errors: [],
  },
  listOrganizationRequests: {
    summary: 'Requests for organisation accounts, newest first',
    tag: 'organisations',
    who: ['super'],
    query: z.strictObject({ status: z.enum(organizationRequestStatuses).optional(), ...pageQuery }),
    answers: { 200: listOf('requests', organizationRequestSchema) },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'request.invalid'],
  },
  getOrganizationRequest: {
    summary: 'One request for an organisation account',
    tag: 'organisations',
    who: ['super'],
    answers: { 200: organizationRequestSchema },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'org_request.missing'],
  },
  respondToOrganizationRequest: {
    summary: 'Accept or decline a request, once; accepting makes the organisation and its first admin',
    tag: 'organisations',
    who: ['super'],
    body: respondBodySchema,
    answers: { 200: organizationRequestSchema },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'org_request.missing',
      'org_request.already_responded',
      'request.invalid',
    ],
  },
});
