import { z } from 'zod';
import { locales } from '../enums';
import { goalIdSchema, idSchema, listOf, urlSchema } from './common';
import { gygViewQuery } from './gyg-search';

const pictureSchema = z.strictObject({
  src: urlSchema,
  srcset: z.string().meta({ description: 'All widths, as in `srcset`; empty if there is one' }),
});

/** A gyg as a card shows it: all texts are ready to show, in the language of the call. */
export const gygCardSchema = z
  .strictObject({
    id: idSchema,
    title: z.string(),
    lang: z.enum(['en', 'sv']).meta({ description: 'The language of the title and of the needs' }),
    url: urlSchema.meta({ description: 'The path of its page' }),
    state: z.enum(['upcoming', 'ongoing', 'past']),
    when: z.string().meta({ description: 'When it is, in Swedish time', example: 'Sat, Jun 12, 09:30' }),
    dateTime: z.string().meta({ description: 'The time that `when` starts with or counts to, ISO 8601' }),
    place: z.string().meta({ description: 'The address, or “Online”' }),
    goal: goalIdSchema,
    goalTitle: z.string().meta({ example: 'Goal 14: Life below water' }),
    picture: pictureSchema.nullable(),
    night: pictureSchema.nullable().meta({ description: 'The picture for dark pages, if it is another' }),
    needs: z
      .array(z.strictObject({ title: z.string(), count: z.int().min(1) }))
      .max(3)
      .meta({ description: 'Needs that can be booked, with free positions or items' }),
    moreNeeds: z.int().min(0).meta({ description: 'How many more such needs there are' }),
    people: z.int().min(0).meta({ description: 'Number of active bookings' }),
    host: z.string().meta({ description: 'The name of the host' }),
  })
  .meta({ id: 'GygCard' });
export type GygCard = z.infer<typeof gygCardSchema>;

const langField = { lang: z.enum(locales).default('en').meta({ description: 'The language of all texts' }) };

export const cardQuery = z.strictObject(langField);
export const organizationCardsQuery = gygViewQuery.extend(langField);
export const gygCardListSchema = listOf('cards', gygCardSchema);
export const catalogCardsSchema = z.strictObject({
  name: z.string(),
  cards: z.array(gygCardSchema),
  total: z.int().min(0),
});
