import { z } from 'zod';
import { gygSchema } from './gygs';
import { needSchema } from './needs';
import { organizationCardSchema } from './organizations';

/** The public data of an invitation to one need of a gyg. */
export const needInvitationSchema = z
  .strictObject({
    gyg: gygSchema,
    need: needSchema,
    partners: z.array(organizationCardSchema).meta({ description: 'Accepted partners of the gyg, by name' }),
  })
  .meta({ id: 'NeedInvitation' });
export type NeedInvitation = z.infer<typeof needInvitationSchema>;
