import {
  attendances,
  bookingStatuses,
  limits,
  locales,
  memberApprovals,
  organizationTypes,
  proposalQuestionSchema,
  representationStatuses,
  storyRejections,
  whoCanOfferValues,
} from '@gyg/contract';
import { emblemKinds, sceneKinds } from '@gyg/design-system/art';
import { z } from 'zod';

/** The schema of a key that another file must have. */
export function keyIn(keys: Iterable<string>, file: string) {
  const allowed = new Set(keys);
  return z.string().refine((key) => allowed.has(key), { error: ({ input }) => `${file} has no ${input}` });
}
type Key = ReturnType<typeof keyIn>;

export const text = z.string().min(1);
/** Paragraphs are HTML without the `<p>`. */
export const paragraphs = z.array(text).min(1);
export const title = text.max(limits.title);
export const summary = text.max(limits.summary);
export const goal = z.int().min(1).max(17);

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * A time relative to the day of seeding, in Swedish clock time. With `on` the day moves to that weekday: the first on
 * or after a coming day, the last on or before a past one, so that texts may say "Thursday".
 */
const relativeTime = z.strictObject({
  inDays: z.int(),
  time: z.string().regex(/^\d\d:\d\d$/),
  on: z.enum(weekdays).exactOptional(),
});
export type RelativeTime = z.infer<typeof relativeTime>;

/**
 * When a gyg starts, and how many hours later it ends. With `weeks` it takes place that many times, every week, for
 * `hours` each; it then needs `on`, so that its texts can name the weekday. One that is `underWay` starts two hours
 * before seeding if otherwise it would not be in progress then.
 */
export const relativeSpan = relativeTime.extend({
  hours: z.number().positive(),
  underWay: z.boolean().exactOptional(),
  weeks: z.int().min(2).exactOptional(),
});
export type RelativeSpan = z.infer<typeof relativeSpan>;

/** A picture of the project's own scenes; the goal's colours come from what it is for. */
export const scene = z.strictObject({
  kind: z.enum(sceneKinds),
  variant: z.int().min(0),
  night: z.boolean().exactOptional(),
});

/** Three scenes for each goal, from goal 1. */
export const goalScenesSchema = z.array(z.array(scene).length(3)).length(17);

const inBoth = z.strictObject({ en: text, se: text });
/** What each composition of a scene shows, by its variants, and where the people of a story's picture are. */
export const scenesSchema = z.record(
  z.enum(sceneKinds),
  z.strictObject({ place: inBoth, shows: z.tuple([inBoth], inBoth) }),
);

/** `portrait` is the seed of the picture: chosen once, so that face and name go together. */
export const peopleSchema = z.record(
  z.string(),
  z.strictObject({
    name: text,
    locale: z.enum(locales),
    portrait: z.int(),
    showName: z.boolean().default(true),
    searchable: z.boolean().default(false),
  }),
);

/** Organisations with their pages and people, and the files of their gygs. */
export const organizationsSchema = (person: Key) =>
  z.array(
    z.strictObject({
      /** The friendly URL. */
      key: text,
      name: text,
      city: text,
      type: z.enum(organizationTypes),
      industry: z.int(),
      memberApproval: z.enum(memberApprovals),
      profileVisible: z.boolean().default(true),
      emblem: z.strictObject({ kind: z.enum(emblemKinds), color: z.string().regex(/^#[0-9A-F]{6}$/) }),
      hero: scene.extend({ goal }),
      /** What it does, in one or two sentences. In English, like `about`. */
      summary,
      about: paragraphs,
      membershipTerms: text,
      website: z.url(),
      facebook: z.url().exactOptional(),
      linkedin: z.url().exactOptional(),
      instagram: z.url().exactOptional(),
      proposals: z
        .strictObject({
          whoCanSubmit: z.enum(['ANYONE', 'MEMBERS']),
          shortText: text,
          buttonText: text,
          helpText: text,
          /** Its own questions, in English, with translations. */
          questions: z.array(proposalQuestionSchema).default([]),
        })
        .exactOptional(),
      /** The first one answers for it. */
      admins: z.tuple([person], person),
      members: z.array(person),
      gygs: z.array(text),
    }),
  );

/** A booking of a need. `as` is the organisation to represent, which has agreed if there is no `representation`. */
const bookingSchema = ({ person, organization }: { person: Key; organization: Key }) =>
  z
    .strictObject({
      person,
      comment: z.string().default(''),
      quantity: z.int().min(1).default(1),
      status: z.enum(bookingStatuses).default('ACTIVE'),
      reason: text.exactOptional(),
      as: organization.exactOptional(),
      representation: z.enum(representationStatuses).exclude(['WITHDRAWN']).exactOptional(),
      attendance: z.enum(attendances).exactOptional(),
      /** Cancelled a few hours ago, so that the place is offered to the first person on the waiting list. */
      late: z.boolean().default(false),
      /** Has answered "I'm coming"; for an upcoming gyg. */
      confirmed: z.boolean().default(false),
      /** The host's thanks; for a gyg that is finished. */
      thanks: text.max(limits.thanks).exactOptional(),
    })
    .transform((booking) => ({
      ...(booking.as !== undefined && { representation: 'ACCEPTED' as const }),
      ...booking,
    }));

/** A waiting list, in the order in which people joined. The first is offered the place of a `late` cancellation. */
const waitingSchema = (person: Key) => z.array(z.strictObject({ person, comment: z.string().default('') })).default([]);

/** A skill (with minutes) or an item (without). `others` is the number of further bookings without a comment. */
const needSchema = (keys: { person: Key; organization: Key }) =>
  z
    .strictObject({
      title: text,
      description: text,
      minutes: z.int().exactOptional(),
      offered: z.int(),
      who: z.enum(whoCanOfferValues).default('ANYONE'),
      approval: z.boolean().default(false),
      bookings: z.array(bookingSchema(keys)).default([]),
      others: z.int().default(0),
      /** Only if the need is full. */
      waiting: waitingSchema(keys.person),
    })
    .transform((need) => ({
      ...need,
      kind: need.minutes === undefined ? ('COMMODITY' as const) : ('SKILL' as const),
    }));

/** A story from a gyg. `daysAfter` counts from the start of the gyg. */
const storySchema = (person: Key) =>
  z.strictObject({
    by: person,
    caption: text.max(limits.caption),
    /** The language of the caption, where it is not that of the gyg. */
    written: z.enum(locales).exactOptional(),
    daysAfter: z.int(),
    approved: z.boolean().default(true),
    response: text.exactOptional(),
    rejected: z.strictObject({ reason: z.enum(storyRejections), note: z.string().default('') }).exactOptional(),
  });

/** Gygs with everything that belongs to them. */
export const gygsSchema = (keys: { person: Key; organization: Key }) =>
  z.array(
    z.strictObject({
      /** The friendly URL. */
      key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      /** The language its host wrote it in; `other` is the short paragraph in the other one. */
      written: z.enum(locales),
      state: z.enum(['draft', 'upcoming', 'ongoing', 'finished']),
      hidden: z.boolean().default(false),
      title,
      summary,
      preface: text,
      description: paragraphs.min(2),
      other: text,
      /** Numbers and an afterthought; finished gygs only. */
      impact: z.string().default(''),
      participantInfo: z.string(),
      /** The texts in the other language, where there are any. `needs`: the titles of its needs, in their order. */
      translation: z
        .strictObject({
          title,
          summary,
          preface: text,
          description: paragraphs.min(2),
          participantInfo: text,
          recipients: z.string().default(''),
          needs: z.array(text),
        })
        .exactOptional(),
      goal,
      secondary: z.array(goal).default([]),
      address: text,
      place: z.tuple([z.number(), z.number()]).exactOptional(),
      at: relativeSpan,
      scene,
      needs: z.array(needSchema(keys)).min(1).max(5),
      team: z.array(keys.person),
      partners: z.array(keys.organization).default([]),
      /** Partners that were asked and have not answered. */
      invitedPartners: z.array(keys.organization).default([]),
      tags: z.record(keys.organization, z.array(text)).default({}),
      recipients: z
        .strictObject({
          text,
          places: z.int(),
          booked: z
            .array(
              z.strictObject({
                person: keys.person,
                comment: z.string().default(''),
                /** The reason of one who has cancelled. */
                cancelled: text.exactOptional(),
              }),
            )
            .default([]),
          /** Only if the places are full. */
          waiting: waitingSchema(keys.person),
        })
        .exactOptional(),
      donation: z.strictObject({ url: z.url(), text }).exactOptional(),
      stories: z.array(storySchema(keys.person)).default([]),
      /** The captions of its hosts' pictures. */
      pictures: z.array(text).default([]),
    }),
  );
