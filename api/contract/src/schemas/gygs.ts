import { z } from 'zod';
import { contributionTypes, gygStates, locales } from '../enums';
import { bookingFailureReasons } from '../errors';
import { limits } from '../rules';
import { bookingSchema, participantSchema } from './bookings';
import { goalIdSchema, idSchema, repetitionFields, timeSchema, urlSchema } from './common';
import { needSchema } from './needs';
import { organizationCardSchema, organizationSchema } from './organizations';
import { storySchema } from './stories';
import { userCardSchema } from './users';
import { viewerWaitlistEntrySchema } from './waitlist';

const ofSchema = z.strictObject({ booked: z.int().min(0), offered: z.int().min(0) });

/** Booking counts, open tasks and whether it is featured, for the hosts of a gyg only. */
export const gygCountsSchema = z
  .strictObject({
    skills: ofSchema,
    items: ofSchema,
    recipients: ofSchema,
    bookings: z.strictObject({
      waiting: z.int().min(0).meta({ description: 'Offers that wait for an answer of the hosts (`PENDING`)' }),
      confirmed: z.int().min(0).meta({ description: '`ACTIVE`' }),
    }),
    stories: z.strictObject({ total: z.int().min(0), unapproved: z.int().min(0) }),
    featured: z.boolean().meta({ description: 'Whether it comes first on its host’s page' }),
  })
  .meta({ id: 'GygCounts' });
export type GygCounts = z.infer<typeof gygCountsSchema>;

/** A need as cards show it. */
const cardNeedSchema = z.strictObject({
  id: idSchema,
  contributionType: z.enum(contributionTypes),
  title: z.string(),
  availablePositions: z.int().min(1),
  matches: z.boolean().meta({ description: 'Whether its title has a word of the keyword' }),
});

export const languagesSchema = z
  .array(z.enum(locales))
  .min(1)
  .meta({ description: 'The languages it can be read in, its own first' });

/** A gyg for lists and pages: its fields and the names of related entities. */
export const gygSchema = z
  .strictObject({
    id: idSchema,
    organizationId: idSchema,
    title: z.string(),
    summary: z.string(),
    heroImage: urlSchema.nullable(),
    gygHero: urlSchema.meta({ description: 'The picture to show: the hero image or the goal’s picture' }),
    heroAlt: z.string().meta({ description: 'What the hero image shows, for people who cannot see it' }),
    address: z.string().meta({ description: "Address; 'online' if there is no physical location" }),
    startDateTime: timeSchema,
    endDateTime: timeSchema.meta({ description: 'Planned end; unchanged if a host finishes the gyg early' }),
    friendlyUrl: z.string(),
    sdgGoalId: goalIdSchema,
    secondaryGoals: z.string().meta({ description: 'Goal numbers joined by a pipe', example: '6|13' }),
    state: z.enum(gygStates).meta({ description: 'Computed at the time of the response' }),
    hidden: z.boolean(),
    beneficiaryPositions: z.int().min(0),
    orgName: z.string(),
    orgLogo: urlSchema.nullable(),
    orgFriendlyUrl: z.string(),
    positionsLeft: z.int().min(0).meta({ description: 'Free positions of all visible skills' }),
    itemsLeft: z.int().min(0).meta({ description: 'Free items of all visible commodities' }),
    participantCount: z.int().min(0).meta({ description: 'Number of different people with an active booking' }),
    lat: z.number().nullable().meta({ description: 'Degrees (WGS 84); null if unknown' }),
    lng: z.number().nullable(),
    language: z.enum(locales).meta({
      description: 'The language of its texts in this response: the requested one if it has it, else its own',
    }),
    languages: languagesSchema,
    ...repetitionFields,
    openNeeds: z
      .strictObject({ first: z.array(cardNeedSchema).max(3), more: z.int().min(0) })
      .optional()
      .meta({
        description: 'In public lists: needs with free positions, matches of the keyword first, and how many more',
      }),
    distanceKm: z.number().min(0).optional().meta({ description: 'Kilometres from `near`, one decimal' }),
    tags: z.array(z.string()).optional().meta({ description: 'Labels of the organisation, in its own lists only' }),
    counts: gygCountsSchema.optional(),
    represented: z
      .strictObject({
        people: z.int().min(0).meta({ description: 'People who represent the organisation' }),
        waiting: z.int().min(0).meta({ description: 'Requests to represent it that are pending' }),
      })
      .optional()
      .meta({ description: 'In lists of gygs that an organisation supports, for its administrators' }),
  })
  .meta({ id: 'Gyg' });
export type Gyg = z.infer<typeof gygSchema>;

/** The texts of a gyg's page. `page.participantInfo` is returned only to its bookers and hosts. */
export const gygPageSchema = z
  .strictObject({
    'page.preface': z.string(),
    'page.description': z.string(),
    'page.impact': z.string(),
    'page.participantInfo': z.string().optional(),
    'page.donationUrl': urlSchema,
    'page.donationText': z.string(),
    'page.beneficiaryText': z.string(),
    'settings.billettoEventId': z.string(),
  })
  .meta({ id: 'GygPage' });
export type GygPage = z.infer<typeof gygPageSchema>;

/** Recipients are counted, never named; `mine` is the caller's place. */
export const beneficiariesSchema = z.strictObject({
  places: z.int().min(0),
  taken: z.int().min(0),
  mine: z.strictObject({ id: idSchema, bookingComment: z.string() }).nullable(),
});

/** Whether the caller can offer to a need, and the reason if not. */
export const canOfferSchema = z.strictObject({
  allowed: z.boolean(),
  reason: z.enum(bookingFailureReasons).nullable(),
});

/** The personal part of a gyg's page: loaded beside the public profile, with a token. */
export const gygViewerSchema = z
  .strictObject({
    isHost: z.boolean(),
    bookings: z.array(bookingSchema).meta({ description: "The caller's own, active and pending" }),
    place: z.strictObject({ id: idSchema, bookingComment: z.string() }).nullable(),
    canOffer: z.record(idSchema, canOfferSchema).meta({ description: 'By need id' }),
    canCancelUntil: timeSchema.nullable(),
    nextReminderAt: timeSchema.nullable().meta({
      description: 'When people with a booking or place are next reminded of the gyg; null if they will not be',
    }),
    waitlist: z
      .array(viewerWaitlistEntrySchema)
      .meta({ description: 'The queues of this gyg that the caller is in, with offers' }),
    participantInfo: z.string().optional(),
    participants: z
      .array(participantSchema)
      .optional()
      .meta({ description: 'Participants that the caller may see; omitted if the profile includes them' }),
  })
  .meta({ id: 'GygViewer' });
export type GygViewer = z.infer<typeof gygViewerSchema>;

/** The public data of a gyg's page. */
export const gygProfileSchema = z
  .strictObject({
    gyg: gygSchema,
    gygPage: gygPageSchema,
    organization: organizationSchema,
    gygPositions: z.array(needSchema),
    gygCommodities: z.array(needSchema),
    gygParticipants: z.array(participantSchema),
    gygCommodityUsers: z.array(participantSchema),
    gygBeneficiaries: z
      .array(z.strictObject({ id: idSchema, userId: idSchema }))
      .meta({ description: 'All for hosts, otherwise the caller’s own; `beneficiaries` counts them' }),
    partners: z.array(organizationCardSchema),
    users: z.array(userCardSchema),
    stories: z.array(storySchema),
    contributingOrganizations: z.array(organizationCardSchema),
    media: z.array(z.strictObject({ id: idSchema, url: urlSchema, caption: z.string() })),
    beneficiaries: beneficiariesSchema,
    participants: z.strictObject({ count: z.int().min(0) }),
    viewer: gygViewerSchema.optional().meta({ description: 'Data of the caller, if a token was sent' }),
  })
  .meta({ id: 'GygProfile' });
export type GygProfile = z.infer<typeof gygProfileSchema>;

const sortValues = ['soonest', 'startDateTime:desc', 'startDateTime:asc', 'title:asc', 'title:desc'] as const;
export type GygSort = (typeof sortValues)[number];

export const statesDescription = 'In one of these states. All but drafts if omitted; drafts only for their hosts';
export const tagsDescription = 'With one of these labels, set by `organizationId` or, without it, by the host';
export const goalsDescription = 'With one of these goals (1 to 17) as primary or secondary goal';

/** Filters of a search; all apply together. Without `states` drafts are left out. */
export const gygSearchFilters = {
  states: z.array(z.enum(gygStates)).max(4).meta({ description: statesDescription }),
  ids: z.array(idSchema).max(200).meta({ description: 'These gygs only' }),
  tags: z.array(z.string().min(1).max(60)).max(20).meta({ description: tagsDescription }),
  goals: z.array(goalIdSchema).max(17).meta({ description: goalsDescription }),
};
export const gygSortSchema = z.enum(sortValues).default('startDateTime:desc').meta({
  description: 'Sort order; `soonest`: upcoming by start, then in progress, then past with the latest first',
});
export const keywordSchema = z
  .string()
  .trim()
  .max(limits.keyword)
  .meta({ description: 'Each word must be in the title, summary, address or host name' });
