import { defaultGoalId, gygRepeats, locales } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { createdAt, id, k, reference } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/**
 * An event for a goal. Its state is computed from these columns, so that it is right to the second:
 *   CREATED    published_at is null
 *   PUBLISHED  published_at is set, start_date_time > now
 *   ONGOING    published_at is set, finished_at is null, start_date_time <= now < end_date_time
 *   FINISHED   published_at is set, and finished_at is set or end_date_time <= now
 * Every condition is on columns of the list indexes below. Use the conditions of `api/src/access/queries/gyg-states.repository.ts`,
 * or SQLite and PostgreSQL cannot use the partial ones. Finish only once started, so finished_at never precedes the start.
 */
export const gygs = k.table(
  'gygs',
  {
    id: id(),
    /** The host. It never changes. */
    organizationId: reference(() => organizations.id),
    title: k.text().notNull(),
    summary: k.text().notNull().default(''),
    heroImage: k.text(),
    /** What the hero image shows, for people who cannot see it. */
    heroAlt: k.text().notNull().default(''),
    address: k.text().notNull().default(''),
    lat: k.real(),
    lng: k.real(),
    /** Start and end may be missing only in a draft (checked). */
    startDateTime: k.time(),
    endDateTime: k.time(),
    friendlyUrl: k.text().notNull(),
    /** Primary goal, 1 to 17. */
    sdgGoalId: k.int().notNull().default(defaultGoalId),
    /** Goal numbers joined by a pipe, '' or '3|14'. To filter, use `hasGoal` of the API's queries. */
    secondaryGoals: k.text().notNull().default(''),
    hidden: k.bool().notNull().default(false),
    publishedAt: k.time(),
    /** The title when it was last unpublished, which former bookers keep seeing. */
    takenDownTitle: k.text(),
    /** Set when a host finished the gyg before its end. */
    finishedAt: k.time(),
    beneficiaryPositions: k.int().notNull().default(0),
    /** Guarded counter of taken recipient places; raised only by an update that also checks for a free one. */
    beneficiariesTaken: k.int().notNull().default(0),
    /** The part of `beneficiariesTaken` that is offered to people on the waiting list and not answered yet. */
    beneficiariesHeld: k.int().notNull().default(0),
    /** The search text, normalised when the gyg is saved (lower case, accents folded). */
    searchText: k.text().notNull().default(''),
    /** The same of the titles of visible needs and of the texts in the second language; null until it is computed. */
    moreSearchText: k.text(),
    /** The language that its texts and those of its needs are written in. */
    language: k.text({ enum: locales }).notNull().default('se'),
    /** WEEKLY: it takes place for `occasionMinutes` on the weekday and at the time of its start, until its end. */
    repeats: k.text({ enum: gygRepeats }).notNull().default('NONE'),
    /** How long one occasion lasts, in minutes; null unless it repeats. */
    occasionMinutes: k.int(),
    createdBy: k.text().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('gygs_friendly_url_unique').on(t.organizationId, t.friendlyUrl),
    k
      .index('gygs_public_list')
      .on(t.startDateTime, t.id, t.endDateTime, t.finishedAt, t.hidden)
      .where(sql`published_at is not null`),
    k
      .index('gygs_public_list_by_goal')
      .on(t.sdgGoalId, t.startDateTime, t.id, t.endDateTime, t.finishedAt, t.hidden)
      .where(sql`published_at is not null`),
    k.index('gygs_list_by_host').on(t.organizationId, t.startDateTime, t.id),
    k.index('gygs_end').on(t.endDateTime).where(sql`published_at is not null`),
    k.index('gygs_place').on(t.lat, t.lng),
    k.index('gygs_by_hero_image').on(t.heroImage).where(sql`hero_image is not null`),
    k.index('gygs_by_creator').on(t.createdBy).where(sql`created_by is not null`),
    /** The few whose text is still to be computed. */
    k.index('gygs_unsearchable').on(t.id).where(sql`more_search_text is null`),
    k.check('gygs_goal', sql`sdg_goal_id between 1 and 17`),
    k.check('gygs_start_before_end', sql`start_date_time < end_date_time`),
    k.check(
      'gygs_published_has_times',
      sql`published_at is null or (start_date_time is not null and end_date_time is not null)`,
    ),
    k.check('gygs_places', sql`beneficiaries_taken >= 0 and beneficiaries_taken <= beneficiary_positions`),
  ],
);
