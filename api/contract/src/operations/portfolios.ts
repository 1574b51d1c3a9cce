import { z } from 'zod';
import { defineOperations } from '../operation';
import { givenTimeSchema, idSchema, listOf, pageQuery } from '../schemas/common';
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

export const portfolioOperations = defineOperations({
  listPortfolios: {
    summary: 'The portfolios of one’s organisations by name; a super user’s are all',
    tag: 'portfolios',
    who: ['owner', 'super'],
    query: z.strictObject({ organizationId: idSchema.optional().meta({ description: 'Only its own' }), ...pageQuery }),
    answers: { 200: listOf('portfolios', portfolioSchema) },
    errors: [...signedIn, 'request.invalid'],
  },
  createPortfolio: {
    summary: 'Make a portfolio of an organisation',
    tag: 'portfolios',
    who: ['owner', 'super'],
    body: createPortfolioBodySchema,
    answers: { 201: portfolioSchema },
    errors: [...signedIn, 'org.missing', 'request.invalid'],
  },
  getPortfolio: {
    summary: 'One portfolio',
    tag: 'portfolios',
    who: ['owner', 'super'],
    answers: { 200: portfolioSchema },
    errors: ofOne,
  },
  updatePortfolio: {
    summary: 'Rename a portfolio',
    tag: 'portfolios',
    who: ['owner', 'super'],
    body: updatePortfolioBodySchema,
    answers: { 200: portfolioSchema },
    errors: [...ofOne, 'request.invalid'],
  },
  deletePortfolio: {
    summary: 'Delete a portfolio; the organisations stay',
    tag: 'portfolios',
    who: ['owner', 'super'],
    answers: { 204: null },
    errors: ofOne,
  },
  listPortfolioOrganizations: {
    summary: 'The organisations of a portfolio by name, also those that have not answered',
    tag: 'portfolios',
    who: ['owner', 'super'],
    query: page,
    answers: { 200: listOf('organizations', portfolioOrganizationSchema) },
    errors: [...ofOne, 'request.invalid'],
  },
  addPortfolioOrganization: {
    summary: 'Ask an organisation into a portfolio; nothing of it is shown before its admin accepts',
    tag: 'portfolios',
    who: ['owner', 'super'],
    body: z.strictObject({}),
    answers: { 201: portfolioOrganizationSchema },
    errors: [...ofOne, 'org.missing', 'portfolios.already_added', 'request.invalid'],
  },
  removePortfolioOrganization: {
    summary: 'Take an organisation out of a portfolio, or leave it with one’s own',
    tag: 'portfolios',
    who: ['owner', 'super', 'admin'],
    answers: { 204: null },
    errors: [...ofOne, 'org.missing'],
  },
  getPortfolioInsights: {
    summary: 'Hours, items, participants, gygs and goals per organisation and month; the last year when left out',
    tag: 'portfolios',
    who: ['owner', 'super'],
    query: z.strictObject({
      from: givenTimeSchema.optional().meta({ description: 'Gygs that start at this time or later' }),
      to: givenTimeSchema.optional().meta({ description: 'Gygs that start before this time' }),
    }),
    answers: { 200: portfolioInsightsSchema },
    errors: [...ofOne, 'request.invalid'],
  },
  listOrganizationPortfolios: {
    summary: 'The portfolios that one’s organisation is in, or is asked to be in',
    tag: 'portfolios',
    who: ['admin', 'super'],
    query: page,
    answers: { 200: listOf('portfolios', portfolioMembershipSchema) },
    errors: [...signedIn, 'org.missing', 'request.invalid'],
  },
});
