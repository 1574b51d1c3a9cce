import { z } from 'zod';
import { idSchema, timeSchema, urlSchema } from './common';

/** A moment from a gyg. Only approved ones reach those who did not write them or host the gyg. */
export const storySchema = z
  .strictObject({
    id: idSchema,
    url: urlSchema.nullable().meta({ description: 'The picture; null where it was posted without one' }),
    caption: z.string(),
    approved: z.boolean(),
    storyTimestamp: timeSchema,
    gygId: idSchema,
    gygTitle: z.string(),
    sdgGoalId: z.int(),
    userId: idSchema.nullable(),
    username: z.string(),
    featured: z.boolean(),
    response: z.string().nullable(),
  })
  .meta({ id: 'Story' });
export type Story = z.infer<typeof storySchema>;
