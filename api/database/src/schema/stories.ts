import { locales, storyConsentStates, storyRejections } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { gygs } from './gygs';
import { createdAt, id, k, partOf, reference } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** A picture and caption by a participant, shown once a host approved it. `storyTimestamp` is `createdAt`. */
export const stories = k.table(
  'stories',
  {
    id: id(),
    gygId: partOf(() => gygs.id),
    /** The gyg's host, so that an organisation's newest stories come from one index. */
    organizationId: reference(() => organizations.id),
    userId: reference(() => users.id),
    /** The picture's URL; null for a story without one. */
    url: k.text(),
    caption: k.text().notNull(),
    /** What the picture shows, for people who cannot see it. */
    altText: k.text().notNull().default(''),
    /** The language of the caption. */
    language: k.text({ enum: locales }).notNull().default('se'),
    status: k
      .text({ enum: ['PENDING', 'APPROVED', 'REJECTED'] })
      .notNull()
      .default('PENDING'),
    /** Why a host rejected it, and a note to its author; null unless rejected with a reason. */
    rejectReason: k.text({ enum: storyRejections }),
    rejectNote: k.text(),
    /** The host's response below the story. */
    response: k.text(),
    respondedBy: k.text().references(() => users.id),
    /** The consent of the people whom the picture shows: the newest row of `story_consents`; null if it was not asked. */
    consent: k.text({ enum: storyConsentStates }),
    /** Whether the platform and the host may use the story in their own channels, with the author's name. */
    mayShare: k.bool().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('stories_by_gyg').on(t.gygId, t.status, t.createdAt, t.id),
    k.index('stories_by_organization').on(t.organizationId, t.status, t.createdAt, t.id),
    k.index('stories_by_user').on(t.userId, t.status, t.createdAt, t.id),
    k.index('stories_newest').on(t.status, t.createdAt, t.id),
    k.index('stories_by_responder').on(t.respondedBy).where(sql`responded_by is not null`),
  ],
);

/** Who gave or withdrew the consent of the people whom a story's picture shows, and when. Rows are never changed. */
export const storyConsents = k.table(
  'story_consents',
  {
    id: id(),
    storyId: partOf(() => stories.id),
    given: k.bool().notNull(),
    /** The author, or null for a person with the link of the story. */
    userId: k.text().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('story_consents_of_story').on(t.storyId, t.createdAt, t.id),
    k.index('story_consents_by_user').on(t.userId),
  ],
);
