import { z } from 'zod';
import { contributionTypes, gygStates, invitationRefs, locales, proposalTypes } from '../enums';
import { idSchema, listOf, timeSchema, urlSchema } from './common';
import { bookingGroupCountsSchema } from './gyg-bookings';
import { gygSchema, languagesSchema } from './gygs';
import { needSchema } from './needs';
import { organizationCardSchema } from './organizations';

const counter = z.int().min(0);
const filledSchema = z.strictObject({
  booked: counter,
  offered: counter,
  lastWeek: counter.meta({ description: 'Booked within the last seven days' }),
});

/** The open decisions of an organisation’s administrators, and its numbers. */
export const organizationDeskSchema = z
  .strictObject({
    organization: organizationCardSchema,
    admins: counter,
    members: counter.meta({ description: 'Administrators included' }),
    proposalFeatureEnabled: z.boolean(),
    waiting: z.strictObject({
      total: counter,
      bookings: counter,
      stories: counter,
      memberships: counter,
      representations: counter,
      proposals: counter,
      partners: counter,
      portfolios: counter,
      oldestBooking: timeSchema.nullable().meta({ description: 'Since when the oldest offer has been pending' }),
    }),
    gygs: z.strictObject({ drafts: counter, upcoming: counter, ongoing: counter, finished: counter }),
    skills: filledSchema.meta({ description: 'Of upcoming gygs and gygs in progress' }),
    items: filledSchema.meta({ description: 'Of upcoming gygs and gygs in progress' }),
    next: gygSchema.nullable().meta({ description: 'The gyg in progress or next to start, with counts' }),
    coming: z.array(gygSchema).meta({ description: 'Up to five further gygs: in progress, upcoming, drafts' }),
  })
  .meta({ id: 'OrganizationDesk' });
export type OrganizationDesk = z.infer<typeof organizationDeskSchema>;

const decisionFields = {
  targetId: idSchema.meta({ description: 'The booking, story, request, proposal, gyg or portfolio' }),
  created: timeSchema,
  deadline: timeSchema
    .nullable()
    .meta({ description: 'The start of the gyg that it is about; null without a gyg or once it has started' }),
  gyg: z
    .strictObject({
      id: idSchema,
      title: z.string(),
      language: z.enum(locales).meta({ description: 'The language of its title' }),
      languages: languagesSchema,
      sdgGoalId: z.int(),
      state: z.enum(gygStates),
      startDateTime: timeSchema,
      orgName: z.string().meta({ description: 'The host' }),
    })
    .nullable(),
  person: z
    .strictObject({ id: idSchema, fullName: z.string(), profileImage: urlSchema.nullable() })
    .nullable()
    .meta({ description: 'The person who asks' }),
};
const offerFields = {
  needId: idSchema,
  needTitle: z.string(),
  contributionType: z.enum(contributionTypes),
  quantity: z.int().min(1),
};

/** A pending request or offer that an organisation’s administrators answer. */
export const decisionSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('booking'),
      ...decisionFields,
      ...offerFields,
      offeredPositions: counter.meta({ description: 'Of the need' }),
      confirmedPositions: counter.meta({ description: 'Of the need, without this booking' }),
      comment: z.string(),
      orgName: z.string().nullable().meta({ description: 'The organisation that the booker represents' }),
    }),
    z.strictObject({
      kind: z.literal('story'),
      ...decisionFields,
      caption: z.string(),
      language: z.enum(locales).meta({ description: 'The language of the caption' }),
      url: urlSchema.nullable(),
      altText: z.string().meta({ description: 'What the picture shows, for people who cannot see it; may be empty' }),
    }),
    z.strictObject({
      kind: z.literal('membership'),
      ...decisionFields,
      invitationRef: z.enum(invitationRefs),
    }),
    z.strictObject({ kind: z.literal('representation'), ...decisionFields, ...offerFields }),
    z.strictObject({
      kind: z.literal('proposal'),
      ...decisionFields,
      type: z.enum(proposalTypes),
      title: z.string(),
      sdgGoalId: z.int(),
      image: urlSchema.nullable(),
      startDateTime: timeSchema,
    }),
    z.strictObject({ kind: z.literal('partner'), ...decisionFields, host: organizationCardSchema }),
    z.strictObject({
      kind: z.literal('portfolio'),
      ...decisionFields,
      name: z.string(),
      owner: organizationCardSchema,
    }),
  ])
  .meta({ id: 'Decision' });
export type Decision = z.infer<typeof decisionSchema>;
export type DecisionKind = Decision['kind'];
export const decisionListSchema = listOf('decisions', decisionSchema);

/** What is missing before a gyg can be published. */
export const publishProblems = ['title', 'summary', 'address', 'startDateTime', 'endDateTime', 'past'] as const;
export type PublishProblem = (typeof publishProblems)[number];

/** A need as its hosts see it: with what is confirmed and what is pending. */
export const deskNeedSchema = needSchema
  .extend({
    confirmedPositions: counter,
    waitingPositions: counter.meta({ description: 'Of bookings that are pending' }),
    heldPositions: counter.meta({ description: 'Offered to people on the waiting list, not answered yet' }),
  })
  .meta({ id: 'DeskNeed' });
export type DeskNeed = z.infer<typeof deskNeedSchema>;

/** Everything that the hosts of a gyg see at first: how full it is, what is pending, and what is missing. */
export const gygDeskSchema = z
  .strictObject({
    gyg: gygSchema,
    needs: z.array(deskNeedSchema).meta({ description: 'In the order of the page, hidden ones included' }),
    recipients: z.strictObject({
      places: counter,
      taken: counter,
      held: counter.meta({ description: 'The part of `taken` that is offered to people on the waiting list' }),
    }),
    waitlist: z.strictObject({ waiting: counter, offered: counter }),
    bookings: bookingGroupCountsSchema,
    hostBookings: counter.meta({ description: 'Bookings that represent the host, waiting for its approval or not' }),
    representations: counter.meta({ description: 'Requests to represent the host that are pending' }),
    stories: z.strictObject({ total: counter, waiting: counter }),
    attendance: z.strictObject({ marked: counter, total: counter }),
    messages: counter,
    missing: z.array(z.enum(publishProblems)).meta({ description: 'What a draft needs before it can be published' }),
    people: counter.meta({
      description: 'People with a booking or a place, who are notified if the gyg is unpublished',
    }),
    isAdmin: z.boolean().meta({ description: 'Whether the caller administers the host, and not only manages the gyg' }),
  })
  .meta({ id: 'GygDesk' });
export type GygDesk = z.infer<typeof gygDeskSchema>;
