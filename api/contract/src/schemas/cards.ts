import { z } from 'zod';
import { limits } from '../rules';
import { gygCardOptions, gygCatalogOptions, gygListOptions, type WidgetOption } from '../widgets';
import { goalIdSchema, idSchema, listOf, pageQuery, urlSchema } from './common';

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
    stateLabel: z.string().meta({ description: 'The state in words; empty while it is upcoming' }),
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
    moreNeeds: z.string().meta({ description: 'How many more such needs there are, in words', example: '2 more' }),
    result: z.string().meta({ description: 'Of a past gyg, what came of it', example: '43 people took part' }),
    host: z.string().meta({ description: 'The name of the host' }),
  })
  .meta({ id: 'GygCard' });
export type GygCard = z.infer<typeof gygCardSchema>;

/** An option as the element has it: invalid values count as absent, and the default applies. */
const optionOf = <Value>({ read }: WidgetOption<Value>, description: string) =>
  z
    .string()
    .max(limits.url)
    .optional()
    .transform((text) => read(text ?? null))
    .meta({ description });

/** The element sends its options as they are written, and the language of the page around it. */
const lang = optionOf(gygListOptions.language, 'The language of all texts: `sv` (or `se`), else English').transform(
  (language) => (language === 'sv' ? ('se' as const) : ('en' as const)),
);
const named = (option: WidgetOption<string>, description: string) =>
  z
    .string()
    .max(limits.url)
    .transform((text) => option.read(text))
    .pipe(z.string().min(1))
    .meta({ description });

export const gygListCardsQuery = z.strictObject({
  organization: named(gygListOptions.organization, 'Friendly URL or id, or the address of its page'),
  host: optionOf(gygListOptions.host, '`others`: gygs of others that it takes part in'),
  states: optionOf(gygListOptions.states, 'Any combination of p (upcoming), o (in progress) and f (past)'),
  tags: optionOf(gygListOptions.tags, 'The organisation’s tags, comma-separated'),
  goals: optionOf(gygListOptions.goals, 'Goal numbers, comma-separated'),
  sort: optionOf(gygListOptions.sort, '`soonest`, else the latest start first'),
  limit: optionOf(gygListOptions.limit, 'The size of a page if it is more than 12'),
  page: pageQuery.page,
  lang,
});
export const gygCatalogCardsQuery = z.strictObject({
  catalog: named(gygCatalogOptions.catalog, '`organisation/catalogue` by friendly URLs, or its address'),
  lang,
});
export const gygCardQuery = z.strictObject({
  gyg: named(gygCardOptions.gyg, 'Id, `organisation/gyg` by friendly URLs, or the address of its page'),
  lang,
});
export const gygCardListSchema = listOf('cards', gygCardSchema);
export const catalogCardsSchema = z.strictObject({
  name: z.string(),
  cards: z.array(gygCardSchema),
  total: z.int().min(0),
});
