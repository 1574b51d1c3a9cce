import { z } from 'zod';
import { contributionTypes, gygStates, locales, publicGygStates } from '../enums';
import { limits } from '../rules';
import { csvOf, goalOfListSchema, idSchema, listOf, pageQuery } from './common';
import { formatSchema } from './gyg-bookings';
import {
  goalsDescription,
  gygPageSchema,
  gygSchema,
  gygSearchFilters,
  gygSortSchema,
  keywordSchema,
  languagesSchema,
  statesDescription,
  tagsDescription,
} from './gygs';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const farthest = 20_100;

/** Around a point, at most `km` kilometres. Gygs without coordinates are not found. */
const nearSchema = z
  .strictObject({ lat: latitude, lng: longitude, km: z.number().positive().max(farthest) })
  .meta({ description: 'Around a point: degrees (WGS 84) and kilometres' });

/** A box on the map, in GeoJSON's order; west is greater than east across the date line. */
const bboxSchema = z
  .tuple([longitude, latitude, longitude, latitude])
  .refine(([, south, , north]) => south <= north)
  .meta({ description: 'A box on the map: west, south, east, north in degrees' });

/** As many numbers as names, comma-separated. */
const numbers = (...names: readonly string[]) =>
  z
    .string()
    .max(200)
    .transform((text, context) => {
      const parts = text.split(',').map((part) => part.trim());
      const wrong = parts.find((part) => part === '' || !Number.isFinite(Number(part)));
      if (parts.length === names.length && wrong === undefined) return parts.map(Number);
      const message = parts.length === names.length ? `'${wrong}' is not a number` : `Give ${names.join(',')}`;
      context.addIssue({ code: 'custom', message, input: text });
      return z.NEVER;
    });
const nearQuery = numbers('lat', 'lng', 'km')
  .transform(([lat = Number.NaN, lng = Number.NaN, km = Number.NaN]) => ({ lat, lng, km }))
  .pipe(nearSchema)
  .meta({ description: 'lat,lng,km: around a point, in degrees (WGS 84) and kilometres', example: '58.35,11.22,30' });
const bboxQuery = numbers('west', 'south', 'east', 'north')
  .pipe(bboxSchema)
  .meta({ description: 'west,south,east,north: a box on the map, in degrees', example: '11,58,12,59' });
const hiddenToo = 'Include hidden gygs: any gyg with `ids`, otherwise only gygs you host';
const ofHost = idSchema.meta({ description: 'The host' });
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const dateOf = (description: string) => z.iso.date().optional().meta({ description, example: '2026-12-05' });
/** Filters of a search by when, what and where; all apply together. */
const searchFilters = {
  from: dateOf('Takes place on this day or later, in Swedish time'),
  until: dateOf('Takes place on this day or earlier, in Swedish time'),
  kind: z
    .enum(contributionTypes)
    .optional()
    .meta({ description: 'With free positions (SKILL) or items (COMMODITY) that can be booked' }),
  place: z
    .string()
    .trim()
    .max(limits.keyword)
    .optional()
    .meta({ description: 'Each word must be in the address; for places that have no known coordinates' }),
};
const onlineDescription = "Only gygs without a location (address 'online')";
const recipientsDescription = 'Only gygs with free places for recipients';
const searchFacetsDescription =
  'Also return how many gygs each state and goal has, each without its own filter, and the free positions of the result';

const stateOfListSchema = z.enum(gygStates, { error: ({ input }) => `'${input}' is none of ${gygStates.join(', ')}` });

/** The body of a search; the GET twin has the same names with comma-separated lists. */
export const gygSearchBody = z.strictObject({
  states: gygSearchFilters.states.optional(),
  ids: gygSearchFilters.ids.optional(),
  tags: gygSearchFilters.tags.optional(),
  goals: gygSearchFilters.goals.optional(),
  keyword: keywordSchema.optional(),
  organizationId: ofHost.optional(),
  near: nearSchema.optional(),
  bbox: bboxSchema.optional(),
  showHidden: z.boolean().optional().meta({ description: hiddenToo }),
  ...searchFilters,
  online: z.boolean().optional().meta({ description: onlineDescription }),
  recipients: z.boolean().optional().meta({ description: recipientsDescription }),
  facets: z.boolean().default(false).meta({ description: searchFacetsDescription }),
  sort: gygSortSchema,
  ...pageQuery,
});
export const gygSearchQuery = z.strictObject({
  states: csvOf(stateOfListSchema)
    .optional()
    .meta({ description: `${statesDescription}, comma-separated`, example: 'PUBLISHED,ONGOING' }),
  ids: csvOf(idSchema).optional().meta({ description: 'These gygs only: ids, comma-separated' }),
  tags: csvOf(z.string().max(60))
    .optional()
    .meta({ description: `${tagsDescription}, comma-separated` }),
  goals: csvOf(goalOfListSchema)
    .optional()
    .meta({ description: `${goalsDescription}; comma-separated`, example: '13,14' }),
  keyword: keywordSchema.optional(),
  organizationId: ofHost.optional(),
  near: nearQuery.optional(),
  bbox: bboxQuery.optional(),
  showHidden: flag.optional().meta({ description: hiddenToo }),
  ...searchFilters,
  online: flag.optional().meta({ description: onlineDescription }),
  recipients: flag.optional().meta({ description: recipientsDescription }),
  facets: flag.default(false).meta({ description: searchFacetsDescription }),
  sort: gygSortSchema,
  ...pageQuery,
});

/** The same for one organisation. */
const facetsDescription = 'Also return how many gygs each state has, with the other filters applied';
export const organizationGygsBody = gygSearchBody.extend({
  organizationId: idSchema,
  facets: z.boolean().default(false).meta({ description: facetsDescription }),
  format: formatSchema,
});
export const organizationGygsQuery = gygSearchQuery.extend({
  organizationId: idSchema,
  facets: flag.default(false).meta({ description: facetsDescription }),
  format: formatSchema,
});

/** Gygs that a person contributed to. */
export const userGygsBody = z.strictObject({ userId: idSchema, sort: gygSortSchema, ...pageQuery });

const friendlyUrl = z.string().min(1).max(limits.url);
const hostUrl = friendlyUrl.meta({ description: 'The friendly URL of the host' });
const gygUrl = friendlyUrl.meta({ description: 'The friendly URL of the gyg' });
export const gygUrlBody = z.strictObject({
  orgFriendlyUrl: hostUrl,
  gygFriendlyUrl: gygUrl,
  showHidden: z.boolean().optional().meta({ description: 'Also if the gyg is hidden' }),
});
export const gygUrlQuery = gygUrlBody.extend({
  showHidden: flag.optional().meta({ description: 'Also if the gyg is hidden' }),
});

const viewFields = {
  host: z
    .enum(['self', 'others'])
    .default('self')
    .meta({ description: '`self`: gygs that it hosts; `others`: gygs of others that it takes part in' }),
  tags: z.string().max(500).default('').meta({ description: 'Comma-separated; # and spaces are removed' }),
  goals: csvOf(goalOfListSchema)
    .optional()
    .meta({ description: `${goalsDescription}; comma-separated`, example: '13,14' }),
  sort: gygSortSchema,
  ...pageQuery,
};
/** The query of the list element; one state can be part of the path instead. */
export const gygViewOfStateQuery = z.strictObject(viewFields);
export const gygViewQuery = gygViewOfStateQuery.extend({
  states: z
    .string()
    .regex(/^[pof]{0,3}$/)
    .default('pof')
    .meta({ description: 'Any combination of p (published), o (ongoing) and f (finished)' }),
});

export const gygListSchema = listOf('gygs', gygSchema);
/** The same with the number of gygs in each state, if requested. */
export const organizationGygListSchema = gygListSchema.extend({
  facets: z.strictObject({ states: z.record(z.enum(gygStates), z.int().min(0)) }).optional(),
});

/** A search also returns the facets of the whole result, if requested. */
export const gygSearchAnswer = gygListSchema.extend({
  facets: z
    .strictObject({
      states: z.record(z.enum(publicGygStates), z.int().min(0)),
      goals: z
        .record(z.string().regex(/^([1-9]|1[0-7])$/), z.int().min(0))
        .meta({ description: 'By goal number, primary or secondary; goals without gygs are left out' }),
      openPositions: z.int().min(0).meta({ description: 'Free positions of all skills in the result, on all pages' }),
    })
    .optional(),
});

/** An entry of a picker. */
export const gygOptionSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  language: z.enum(locales).meta({ description: 'The language of its title' }),
  languages: languagesSchema,
  state: z.enum(gygStates),
});

/** Gygs of a person with their pages; participant info is left out. */
export const userGygProfileSchema = z.strictObject({ gyg: gygSchema, gygPage: gygPageSchema });
