import { z } from 'zod';
import { idSchema, urlSchema } from './common';

/** A host that recorded attendance, as an endorsement. */
export const endorsementSchema = z
  .strictObject({
    organizationId: idSchema,
    orgName: z.string(),
    orgLogo: urlSchema.nullable(),
    friendlyUrl: z.string(),
    hours: z.number().meta({ description: 'Hours attended there, one decimal' }),
    count: z.int().min(1).meta({ description: 'Number of contributions' }),
  })
  .meta({ id: 'Endorsement' });
export type Endorsement = z.infer<typeof endorsementSchema>;
