import { z } from 'zod';
import { locales } from '../enums';
import { urlSchema } from './common';
import { siteDownMessageSchema } from './site-down';

export const goalSchema = z
  .strictObject({
    id: z.int(),
    titles: z.record(z.enum(locales), z.string()),
    images: z.record(z.enum(locales), urlSchema),
  })
  .meta({ id: 'Goal' });

/** The client configuration: no secrets, the same for all callers. */
export const configSchema = z
  .strictObject({
    version: z.string(),
    languages: z.array(z.enum(locales)),
    siteDown: z.boolean(),
    siteDownMessage: siteDownMessageSchema.nullable(),
    demo: z.boolean().meta({ description: 'Whether this is a demo with a mailbox' }),
    identity: z
      .strictObject({
        issuer: z.string(),
        clientId: z.string(),
        scope: z.string(),
        pool: z.boolean(),
        groupsClaim: z.string().optional(),
        parameters: z.record(z.string(), z.string()).optional(),
      })
      .meta({
        description:
          'The OpenID issuer. `pool`: whether the platform manages the accounts itself, with its own screens. For an external issuer: `groupsClaim` is the claim of its access tokens that lists groups (a name, otherwise a path; `groups` if omitted), and `parameters` are additional parameters of each login request',
      }),
    limits: z.record(z.string(), z.number()),
    feedbackFormUrl: urlSchema.nullable(),
    contactEmail: z
      .email()
      .nullable()
      .meta({ description: 'The e-mail address of the people who run the platform; null if none is configured' }),
    mapTiles: z
      .strictObject({ url: urlSchema, attribution: z.string() })
      .nullable()
      .meta({ description: 'Tile URL of maps with {z}, {x} and {y}, and its attribution; null without maps' }),
    geocoding: z
      .strictObject({ attribution: z.string() })
      .nullable()
      .meta({ description: 'Attribution of the maps service; null if none is configured' }),
    tickets: z
      .strictObject({ provider: z.string().meta({ description: 'Its name, for pages' }) })
      .nullable()
      .meta({ description: 'The ticket provider, whose widget is at `/tickets/{eventId}`; null without tickets' }),
    companyRegistry: z.boolean().meta({ description: 'Whether companies can be looked up' }),
  })
  .meta({ id: 'Config' });
export type Config = z.infer<typeof configSchema>;

/** The location of an address, in degrees. */
export const placeSchema = z
  .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
  .meta({ id: 'Place' });

/** Where an address is. */
export const foundAddressSchema = placeSchema
  .extend({
    town: z.string().optional().meta({
      description: 'If the address itself is not known: the town whose location this is',
      example: 'Göteborg',
    }),
  })
  .meta({ id: 'FoundAddress' });

/** A town and its location, in degrees. */
export const townSchema = placeSchema.extend({ name: z.string() }).meta({ id: 'Town' });
export type Town = z.infer<typeof townSchema>;

/** A company in its registry; missing data is null. */
export const companySchema = z
  .strictObject({
    country: z.string().meta({ description: 'Two lower-case letters', example: 'se' }),
    registrationId: z.string().meta({ example: '5560160680' }),
    name: z.string(),
    address: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    website: urlSchema.nullable(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof companySchema>;
