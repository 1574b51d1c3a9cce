import type { Reader } from '@gyg/database';
import {
  bookings,
  gygPartners,
  gygs,
  needs,
  organizations,
  representationRequests,
  stories,
  users,
} from '@gyg/database/schema';
import { and, count, eq, inArray, min, sql } from 'drizzle-orm';
import { isPublished } from '../../../access/queries/gyg-states.repository';
import { organizationCard } from '../../../access/queries/people.repository';
import { bookedNeedTitleIn } from '../../../access/queries/texts-in-language.repository';
import { byDeadline, decisionGyg, decisionPerson, type FirstDecisions } from './decision-columns.repository';

const bookingsFor = (organizationId: string) =>
  and(eq(gygs.organizationId, organizationId), isPublished(), eq(bookings.status, 'PENDING'));

const confirmed = sql<number>`${needs.bookedPositions} - ${needs.pendingPositions} - ${needs.heldPositions}`.mapWith(
  Number,
);

/** The first pending bookings of an organisation's gyg. */
export function listBookings(read: Reader, organizationId: string, { count: first, reading, now }: FirstDecisions) {
  return read
    .select({
      targetId: bookings.id,
      createdAt: bookings.createdAt,
      gyg: decisionGyg(reading),
      person: decisionPerson,
      needId: needs.id,
      needTitle: bookedNeedTitleIn(reading),
      contributionType: bookings.kind,
      quantity: bookings.quantity,
      offeredPositions: needs.offeredPositions,
      confirmedPositions: confirmed,
      comment: bookings.bookingComment,
      orgName: organizations.name,
    })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(organizations, eq(organizations.id, bookings.organizationId))
    .where(bookingsFor(organizationId))
    .orderBy(...byDeadline(now, bookings.createdAt, bookings.id))
    .limit(first);
}

/** How many there are, and when the oldest was made. */
export async function countBookings(read: Reader, organizationId: string) {
  const [row] = await read
    .select({ total: count(), oldest: min(bookings.createdAt) })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(bookingsFor(organizationId));
  return { total: row?.total ?? 0, oldest: row?.oldest ?? null };
}

/** Requests of cancelled bookings and of drafts are not listed, as in the organisation's own list. */
const representationsFor = (organizationId: string) =>
  and(
    eq(representationRequests.organizationId, organizationId),
    eq(representationRequests.status, 'PENDING'),
    inArray(bookings.status, ['ACTIVE', 'PENDING']),
    isPublished(),
  );

/** The first pending requests to represent an organisation. */
export function listRepresentations(
  read: Reader,
  organizationId: string,
  { count: first, reading, now }: FirstDecisions,
) {
  return read
    .select({
      targetId: representationRequests.id,
      createdAt: representationRequests.createdAt,
      gyg: decisionGyg(reading),
      person: decisionPerson,
      needId: needs.id,
      needTitle: bookedNeedTitleIn(reading),
      contributionType: bookings.kind,
      quantity: bookings.quantity,
    })
    .from(representationRequests)
    .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(users, eq(users.id, representationRequests.userId))
    .where(representationsFor(organizationId))
    .orderBy(...byDeadline(now, representationRequests.createdAt, representationRequests.id))
    .limit(first);
}

export async function countRepresentations(read: Reader, organizationId: string): Promise<number> {
  const [row] = await read
    .select({ total: count() })
    .from(representationRequests)
    .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(representationsFor(organizationId));
  return row?.total ?? 0;
}

const partnersFor = (organizationId: string) =>
  and(eq(gygPartners.organizationId, organizationId), eq(gygPartners.accepted, false));

/** The first gygs, drafts too, of which an organisation was asked to be a partner, with their hosts. */
export function listPartners(read: Reader, organizationId: string, { count: first, reading, now }: FirstDecisions) {
  return read
    .select({
      targetId: gygPartners.gygId,
      createdAt: gygPartners.createdAt,
      gyg: decisionGyg(reading),
      host: organizationCard,
    })
    .from(gygPartners)
    .innerJoin(gygs, eq(gygs.id, gygPartners.gygId))
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(partnersFor(organizationId))
    .orderBy(...byDeadline(now, gygPartners.createdAt, gygPartners.gygId))
    .limit(first);
}

export function countPartners(read: Reader, organizationId: string): Promise<number> {
  return read.$count(gygPartners, partnersFor(organizationId));
}

const storiesFor = (organizationId: string) =>
  and(eq(stories.organizationId, organizationId), eq(stories.status, 'PENDING'), isPublished());

/** The first pending stories of an organisation's gygs. */
export function listStories(read: Reader, organizationId: string, { count: first, reading, now }: FirstDecisions) {
  return read
    .select({
      targetId: stories.id,
      createdAt: stories.createdAt,
      gyg: decisionGyg(reading),
      person: decisionPerson,
      caption: stories.caption,
      language: stories.language,
      url: stories.url,
      altText: stories.altText,
    })
    .from(stories)
    .innerJoin(gygs, eq(gygs.id, stories.gygId))
    .innerJoin(users, eq(users.id, stories.userId))
    .where(storiesFor(organizationId))
    .orderBy(...byDeadline(now, stories.createdAt, stories.id))
    .limit(first);
}

export async function countStories(read: Reader, organizationId: string): Promise<number> {
  const [row] = await read
    .select({ total: count() })
    .from(stories)
    .innerJoin(gygs, eq(gygs.id, stories.gygId))
    .where(storiesFor(organizationId));
  return row?.total ?? 0;
}
