import { z } from 'zod';
import { featuredStates, hiddenReasons } from '../enums';
import { idSchema, timeSchema } from './common';
import { gygSchema } from './gygs';
import { organizationSchema } from './organizations';
import { storySchema } from './stories';

const daySchema = z.iso.date().meta({ description: 'A day in Swedish time', example: '2027-06-12' });
const from = daySchema.nullable().meta({ description: 'The first day on which it is shown; null: at once' });
const until = daySchema.nullable().meta({ description: 'The last day on which it is shown; null: no end' });

const placeFields = {
  id: idSchema,
  from,
  until,
  startsAt: timeSchema.nullable(),
  endsAt: timeSchema.nullable().meta({ description: 'From this time it is not shown' }),
  since: timeSchema.meta({ description: 'When it was added' }),
  state: z.enum(featuredStates),
  reason: z.enum(hiddenReasons).nullable().meta({
    description:
      'Why the home page does not show it, whatever the days. FINISHED, DRAFT and HIDDEN are of a gyg, also of a story’s; HIDDEN of an organisation: its profile is not online; NOT_APPROVED and CONSENT_WITHDRAWN of a story',
  }),
};

/** What is featured on the home page, now or later, in order. */
export const featuredBoardSchema = z
  .strictObject({
    version: z.string().meta({ description: 'Changes with every change; `saveFeatured` takes it' }),
    organizations: z.array(z.strictObject({ ...placeFields, organization: organizationSchema })),
    gygs: z.array(z.strictObject({ ...placeFields, gyg: gygSchema })),
    stories: z.array(z.strictObject({ ...placeFields, story: storySchema })),
  })
  .meta({ id: 'FeaturedBoard' });
export type FeaturedBoard = z.infer<typeof featuredBoardSchema>;

const rowsSchema = z.array(z.strictObject({ id: idSchema, from, until })).max(100);

export const saveFeaturedBodySchema = z.strictObject({
  version: z.string().max(100).meta({ description: 'Of the lists that were changed' }),
  organizations: rowsSchema.meta({ description: 'In the order of the home page' }),
  gygs: rowsSchema,
  stories: rowsSchema.meta({ description: 'In the order of the home page' }),
});
