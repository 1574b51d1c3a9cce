import { z } from 'zod';
import { contributionTypes, whoCanOfferValues } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf, titleSchema } from './common';

/** A need of a gyg: a skill (with `durationMinutes`) or a commodity. */
export const needSchema = z
  .strictObject({
    id: idSchema,
    gygId: idSchema,
    contributionType: z.enum(contributionTypes),
    title: z.string(),
    description: z.string(),
    durationMinutes: z.int().min(0).nullable().meta({ description: 'Minutes; null for commodities' }),
    offeredPositions: z.int().min(0),
    availablePositions: z
      .int()
      .min(0)
      .meta({ description: 'offeredPositions minus positions that are booked or offered to the waiting list' }),
    whoCanOffer: z.enum(whoCanOfferValues),
    sortOrder: z.int(),
    needsApproval: z.boolean(),
  })
  .meta({ id: 'Need' });
export type Need = z.infer<typeof needSchema>;

const base = {
  title: titleSchema,
  description: z.string().max(limits.html),
  offeredPositions: z.int().min(0).max(limits.positions).meta({ description: 'Number of people or items needed' }),
  whoCanOffer: z.enum(whoCanOfferValues).meta({
    description:
      'Who can book: anyone, members of the host or of accepted partners, or invited people. NONE closes and hides the need',
  }),
  sortOrder: z.int().min(-1_000_000).max(1_000_000).meta({ description: 'Lowest first' }),
  needsApproval: z.boolean().meta({ description: 'Bookings stay PENDING until a host accepts them' }),
};
const duration = z
  .int()
  .min(0)
  .max(60 * 24 * 365)
  .meta({ description: 'Minutes' });
const defaults = {
  description: base.description.default(''),
  whoCanOffer: base.whoCanOffer.default('ANYONE'),
  sortOrder: base.sortOrder.default(0),
  needsApproval: base.needsApproval.default(false),
};

export const createPositionBodySchema = z.strictObject({ ...base, ...defaults, durationMinutes: duration });
export const createCommodityBodySchema = z.strictObject({ ...base, ...defaults });
export const updatePositionBodySchema = z.strictObject({ ...base, durationMinutes: duration }).partial();
export const updateCommodityBodySchema = z.strictObject(base).partial();
export const needListSchema = listOf('needs', needSchema);
