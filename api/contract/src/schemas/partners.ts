import { z } from 'zod';
import { organizationTypes } from '../enums';
import { idSchema, timeSchema, urlSchema } from './common';

/** An organisation beside the host. Until its admin accepts, only the hosts and that admin see it. */
export const partnerSchema = z
  .strictObject({
    gygId: idSchema,
    organizationId: idSchema,
    role: z.literal('partner'),
    accepted: z.boolean(),
    created: timeSchema,
    orgName: z.string(),
    orgLogo: urlSchema.nullable(),
    orgFriendlyUrl: z.string(),
    organizationType: z.enum(organizationTypes),
  })
  .meta({ id: 'Partner' });
export type Partner = z.infer<typeof partnerSchema>;

export const addPartnerBodySchema = z.strictObject({
  organizationId: idSchema,
  role: z.literal('partner').default('partner'),
});
