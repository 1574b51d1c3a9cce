import { z } from 'zod';
import { partnerScopes } from '../enums';
import { idSchema, timeSchema, urlSchema } from './common';

/** A partner's site that may act for the caller. */
export const connectedSiteSchema = z
  .strictObject({
    origin: z.string().meta({ example: 'https://www.renkust.example' }),
    organization: z
      .strictObject({ id: idSchema, name: z.string(), logo: urlSchema.nullable() })
      .nullable()
      .meta({ description: 'Whose site it is; null once it is not registered any more' }),
    scopes: z.array(z.enum(partnerScopes)).meta({ description: 'What the site may do' }),
    since: timeSchema,
    lastUsed: timeSchema.meta({ description: 'When the site last logged in for the caller' }),
  })
  .meta({ id: 'ConnectedSite' });
export type ConnectedSite = z.infer<typeof connectedSiteSchema>;
