import { z } from 'zod';
import { limits } from '../rules';
import { gygSchema } from './gygs';
import { storySchema } from './stories';

/** A story with its gyg and other stories of it. */
export const storyPageSchema = storySchema
  .extend({
    gyg: gygSchema,
    more: z
      .array(storySchema)
      .max(limits.storiesBeside)
      .meta({ description: 'Other approved stories of the gyg, newest first' }),
    storyCount: z.int().min(0).meta({ description: 'Number of approved stories of the gyg' }),
  })
  .meta({ id: 'StoryPage' });
export type StoryPage = z.infer<typeof storyPageSchema>;
