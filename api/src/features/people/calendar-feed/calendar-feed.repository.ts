import type { Locale } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  calendarFeeds,
  gygPages,
  gygs,
  gygTranslations,
  needs,
  organizations,
  users,
} from '@gyg/database/schema';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { isPublished } from '../../../access/queries/gyg-states.repository';
import {
  bookedNeedTitleIn,
  gygTitleIn,
  pageColumns,
  shownIn,
  shownSummary,
} from '../../../access/queries/texts-in-language.repository';

/** The secret of a user's calendar; undefined before the first use. */
export async function findSecret(read: Reader, userId: string): Promise<string | undefined> {
  const [row] = await read
    .select({ secret: calendarFeeds.secret })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.secret;
}

/** Gives a user's calendar this secret; an earlier one is gone. */
export async function saveSecret(tx: Tx, feed: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { secret, createdAt } = feed;
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { secret, createdAt } });
}

/** Whose calendar has this secret, and their language. */
export async function findOwner(read: Reader, secret: string) {
  const [row] = await read
    .select({ userId: users.id, language: users.locale })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.secret, secret), isNull(users.erasedAt)));
  return row;
}

/** Published gygs that have not ended before a time. */
const endsAfter = (since: Date) =>
  and(isPublished(), gt(gygs.endDateTime, since), or(isNull(gygs.finishedAt), gt(gygs.finishedAt, since)));

/** The bookings of a user that use capacity, oldest first, with the needs' titles in a language. */
export function listBookings(read: Reader, userId: string, language: Locale, since: Date) {
  return read
    .select({
      id: bookings.id,
      gygId: bookings.gygId,
      kind: bookings.kind,
      quantity: bookings.quantity,
      status: bookings.status,
      title: bookedNeedTitleIn(language),
      durationMinutes: needs.durationMinutes,
    })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(eq(bookings.userId, userId), inArray(bookings.status, ['ACTIVE', 'PENDING']), endsAfter(since)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
}
export type FeedBooking = Awaited<ReturnType<typeof listBookings>>[number];

/** The gygs in which a user has a place as a recipient. */
export async function listPlaces(read: Reader, userId: string, since: Date): Promise<string[]> {
  const rows = await read
    .select({ gygId: beneficiaries.gygId })
    .from(beneficiaries)
    .innerJoin(gygs, eq(gygs.id, beneficiaries.gygId))
    .where(and(eq(beneficiaries.userId, userId), eq(beneficiaries.status, 'ACTIVE'), endsAfter(since)));
  return rows.map(({ gygId }) => gygId);
}

/** These gygs in the order of their start, with their texts in a language where they exist. */
export async function listGygs(read: Reader, gygIds: readonly string[], language: Locale) {
  if (gygIds.length === 0) return [];
  const { id, address, lat, lng, startDateTime, endDateTime, repeats, occasionMinutes } = gygs;
  return read
    .select({
      ...{ id, address, lat, lng, startDateTime, endDateTime, repeats, occasionMinutes },
      createdAt: gygs.createdAt,
      updatedAt: gygs.updatedAt,
      finishedAt: gygs.finishedAt,
      title: gygTitleIn(language),
      summary: shownSummary,
      participantInfo: pageColumns.participantInfo,
      orgName: organizations.name,
    })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .innerJoin(gygPages, eq(gygPages.gygId, gygs.id))
    .leftJoin(gygTranslations, shownIn(language))
    .where(inArray(gygs.id, [...gygIds]))
    .orderBy(asc(gygs.startDateTime), asc(gygs.id));
}
export type FeedGyg = Awaited<ReturnType<typeof listGygs>>[number];
