import { z } from 'zod';
import { csvFile, defineOperations } from '../operation';
import { givenTimeSchema, idSchema, listOf, pageQuery } from '../schemas/common';
import { formatSchema } from '../schemas/gyg-bookings';
import {
  createPortfolioBodySchema,
  portfolioInsightsSchema,
  portfolioMembershipSchema,
  portfolioOrganizationSchema,
  portfolioSchema,
  updatePortfolioBodySchema,
} from '../schemas/portfolios';

const page = z.strictObject(pageQuery);
const signedIn = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;
const ofOne = [...signedIn, 'portfolios.missing'] as const;

const answer = {
  description:
    'For the administrators of the organisation that was asked. A request can be answered once; 409 if there is none to answer.',
  who: ['admin'],
  body: z.strictObject({}),
  answers: { 204: null },
  errors: [...signedIn, 'notifications.already_responded', 'request.invalid'],
} as const;

export const portfolioOperations = defineOperations('portfolios', {
  listPortfolios: {
    summary: 'List portfolios',
    description:
      'Returns the portfolios of the organisations that you administer, sorted by name. Super users get all portfolios.',
    who: ['owner', 'super'],
    query: z.strictObject({
      organizationId: idSchema.optional().meta({ description: 'Only portfolios of this organisation' }),
      ...pageQuery,
    }),
    answers: { 200: listOf('portfolios', portfolioSchema) },
    errors: [...signedIn, 'request.invalid'],
  },
  createPortfolio: {
    summary: 'Create a portfolio',
    who: ['owner', 'super'],
    body: createPortfolioBodySchema,
    answers: { 201: portfolioSchema },
    errors: [...signedIn, 'org.missing', 'request.invalid'],
  },
  getPortfolio: {
    summary: 'Retrieve a portfolio',
    who: ['owner', 'super'],
    answers: { 200: portfolioSchema },
    errors: ofOne,
  },
  updatePortfolio: {
    summary: 'Rename a portfolio',
    who: ['owner', 'super'],
    body: updatePortfolioBodySchema,
    answers: { 200: portfolioSchema },
    errors: [...ofOne, 'request.invalid'],
  },
  deletePortfolio: {
    summary: 'Delete a portfolio',
    description: 'The organisations in it are not deleted.',
    who: ['owner', 'super'],
    answers: { 204: null },
    errors: ofOne,
  },
  listPortfolioOrganizations: {
    summary: 'List the organisations of a portfolio',
    description: 'Sorted by name. Includes organisations that have not answered.',
    who: ['owner', 'super'],
    query: page,
    answers: { 200: listOf('organizations', portfolioOrganizationSchema) },
    errors: [...ofOne, 'request.invalid'],
  },
  addPortfolioOrganization: {
    summary: 'Ask an organisation to join a portfolio',
    description: 'The organisation’s figures are shown once its administrator has accepted.',
    who: ['owner', 'super'],
    body: z.strictObject({}),
    answers: { 201: portfolioOrganizationSchema },
    errors: [...ofOne, 'org.missing', 'portfolios.already_added', 'request.invalid'],
  },
  removePortfolioOrganization: {
    summary: 'Remove an organisation from a portfolio',
    description: 'The organisation’s administrators can also remove it.',
    who: ['owner', 'super', 'admin'],
    answers: { 204: null },
    errors: [...ofOne, 'org.missing'],
  },
  acceptPortfolio: { summary: 'Accept to join a portfolio', ...answer },
  declinePortfolio: { summary: 'Decline to join a portfolio', ...answer },
  getPortfolioInsights: {
    summary: 'Retrieve the figures of a portfolio',
    description:
      'Returns hours, items, participants, gygs and goals by organisation and month. Covers the last year unless `from` and `to` are given.',
    who: ['owner', 'super'],
    query: z.strictObject({
      from: givenTimeSchema.optional().meta({ description: 'Gygs that start at this time or later' }),
      to: givenTimeSchema.optional().meta({ description: 'Gygs that start before this time' }),
      format: formatSchema,
    }),
    answers: { 200: portfolioInsightsSchema },
    file: csvFile('Organisation,Month,Hours,Items,Participants,Gygs'),
    errors: [...ofOne, 'request.invalid', 'reports.too_many_rows'],
  },
  listOrganizationPortfolios: {
    summary: 'List the portfolios that an organisation is in',
    description: 'Includes portfolios that the organisation has been asked to join.',
    who: ['admin', 'super'],
    query: page,
    answers: { 200: listOf('portfolios', portfolioMembershipSchema) },
    errors: [...signedIn, 'org.missing', 'request.invalid'],
  },
});
