import { z } from 'zod';
import { contributionTypes, whoCanOfferValues } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf } from './common';

/** A skill (with `durationMinutes`) or a commodity that a gyg asks for. */
export const needSchema = z
  .strictObject({
    id: idSchema,
    gygId: idSchema,
    contributionType: z.enum(contributionTypes),
    title: z.string(),
    description: z.string(),
    durationMinutes: z.int().min(0).nullable().meta({ description: 'Minutes; null for commodities' }),
    offeredPositions: z.int().min(0),
    availablePositions: z.int().min(0).meta({ description: 'offeredPositions less what is booked' }),
    whoCanOffer: z.enum(whoCanOfferValues),
    sortOrder: z.int(),
    needsApproval: z.boolean(),
  })
  .meta({ id: 'Need' });
export type Need = z.infer<typeof needSchema>;

const base = {
  title: z.string().trim().min(1).max(limits.title),
  description: z.string().max(limits.html),
  offeredPositions: z.int().min(0).max(1_000_000).meta({ description: 'How many people or items are asked for' }),
  whoCanOffer: z.enum(whoCanOfferValues).meta({
    description: 'Members of the host, of accepted partners, or who was invited; NONE closes it and hides it',
  }),
  sortOrder: z.int().min(-1_000_000).max(1_000_000).meta({ description: 'The lowest comes first' }),
  needsApproval: z.boolean().meta({ description: 'A booking waits (PENDING) until a host accepts it' }),
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
