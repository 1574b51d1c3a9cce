import { z } from 'zod';
import { organizationTypes } from '../enums';
import { goalIdSchema, idSchema, nameSchema, timeSchema, urlSchema } from './common';
import { organizationCardSchema } from './organizations';

const owner = {
  organizationId: idSchema.meta({ description: 'The owning organisation' }),
  orgName: z.string(),
  orgLogo: urlSchema.nullable(),
  orgFriendlyUrl: z.string(),
};

/** A set of organisations seen together, for its owner. */
export const portfolioSchema = z
  .strictObject({
    id: idSchema,
    ...owner,
    name: z.string(),
    created: timeSchema,
    organizations: z.array(organizationCardSchema).meta({ description: 'Organisations that accepted, by name' }),
    waiting: z.int().min(0).meta({ description: 'Number of organisations that have not answered' }),
  })
  .meta({ id: 'Portfolio' });
export type Portfolio = z.infer<typeof portfolioSchema>;

/** An organisation in a portfolio, or asked to join it. */
export const portfolioOrganizationSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the entry' }),
    portfolioId: idSchema,
    organizationId: idSchema,
    orgName: z.string(),
    orgLogo: urlSchema.nullable(),
    orgFriendlyUrl: z.string(),
    organizationType: z.enum(organizationTypes),
    accepted: z.boolean(),
    created: timeSchema,
    answeredAt: timeSchema.nullable(),
  })
  .meta({ id: 'PortfolioOrganization' });
export type PortfolioOrganization = z.infer<typeof portfolioOrganizationSchema>;

/** A portfolio that an organisation is in, or is asked to join: with its owner, without the other members. */
export const portfolioMembershipSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the portfolio' }),
    ...owner,
    name: z.string(),
    accepted: z.boolean(),
    created: timeSchema.meta({ description: 'When the organisation was asked' }),
  })
  .meta({ id: 'PortfolioMembership' });
export type PortfolioMembership = z.infer<typeof portfolioMembershipSchema>;

export const createPortfolioBodySchema = z.strictObject({ organizationId: idSchema, name: nameSchema });
export const updatePortfolioBodySchema = z.strictObject({ name: nameSchema.optional() });

const sums = {
  hours: z.number().meta({ description: 'Hours attended on behalf of the organisation, one decimal' }),
  items: z.int().min(0),
  participants: z.int().min(0).meta({ description: 'Number of different people' }),
  gygs: z.int().min(0),
  goals: z.array(goalIdSchema),
};

/** Contributions in the name of each organisation that accepted, over a period and by month. */
export const portfolioInsightsSchema = z
  .strictObject({
    portfolioId: idSchema,
    name: z.string(),
    from: timeSchema,
    to: timeSchema,
    hours: z.number(),
    items: z.int().min(0),
    participants: z.int().min(0).meta({ description: 'Number of different people' }),
    gygs: z.int().min(0),
    organizations: z.array(
      z.strictObject({
        organizationId: idSchema,
        orgName: z.string(),
        orgLogo: urlSchema.nullable(),
        orgFriendlyUrl: z.string(),
        ...sums,
        goalHours: z
          .array(z.strictObject({ goal: goalIdSchema, hours: z.number() }))
          .meta({ description: 'Hours by the primary goal of the gyg, most first' }),
        months: z.array(z.strictObject({ month: z.string().meta({ example: '2027-05' }), ...sums })),
      }),
    ),
  })
  .meta({ id: 'PortfolioInsights' });
export type PortfolioInsights = z.infer<typeof portfolioInsightsSchema>;
