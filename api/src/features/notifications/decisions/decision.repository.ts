import type { ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import {
  bookings,
  gygPartners,
  gygs,
  membershipRequests,
  needs,
  organizations,
  portfolioOrganizations,
  portfolios,
  proposals,
  representationRequests,
  stories,
  users,
} from '@gyg/database/schema';
import { type AnyColumn, and, asc, count, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import { gygColumns } from '../../../access/queries/gyg-columns.repository';
import { isPublished, isUpcoming } from '../../../access/queries/gyg-states.repository';
import { organizationCard } from '../../../access/queries/people.repository';
import { bookedNeedTitleIn, gygLanguageIn, gygTitleIn } from '../../../access/queries/texts-in-language.repository';

const bookingsFor = (organizationId: string) =>
  and(eq(gygs.organizationId, organizationId), isPublished(), eq(bookings.status, 'PENDING'));

const confirmed = sql<number>`${needs.bookedPositions} - ${needs.pendingPositions} - ${needs.heldPositions}`.mapWith(
  Number,
);

/** The gyg that a decision is about, drafts too, with its title in a language: to be selected with gygs joined. */
const decisionGyg = (reading: ReadingLanguage) => ({
  id: gygs.id,
  title: gygTitleIn(reading),
  titleLanguage: gygLanguageIn(reading),
  language: gygs.language,
  secondLanguage: gygColumns.secondLanguage,
  sdgGoalId: gygs.sdgGoalId,
  startDateTime: gygs.startDateTime,
  endDateTime: gygs.endDateTime,
  publishedAt: gygs.publishedAt,
  finishedAt: gygs.finishedAt,
  orgName: sql<string>`(select host.name from organizations host where host.id = ${gygs.organizationId})`,
});

/** The person who asks: to be selected with users joined. Erased people have no name. */
const decisionPerson = { id: users.id, fullName: users.fullName, profileImage: users.profileImage };

/** The first decisions of a list, the language of their texts, and the time that decides which gygs have not started. */
export interface FirstDecisions {
  count: number;
  reading: ReadingLanguage;
  now: Date;
}

/** By the start of the gyg if it is published and has not started, then by age. Drafts keep their start private. */
function byDeadline(now: Date, createdAt: AnyColumn, id: AnyColumn): SQL[] {
  const ahead = isUpcoming(now);
  return [
    sql`case when ${ahead} then 0 else 1 end`,
    sql`case when ${ahead} then ${gygs.startDateTime} end`,
    asc(createdAt),
    asc(id),
  ];
}

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

const membershipsFor = (organizationId: string) =>
  and(eq(membershipRequests.organizationId, organizationId), eq(membershipRequests.status, 'PENDING'));

/** The first pending requests to join an organisation, oldest first. */
export function listMemberships(read: Reader, organizationId: string, { count: first }: FirstDecisions) {
  return read
    .select({
      targetId: membershipRequests.id,
      createdAt: membershipRequests.createdAt,
      person: decisionPerson,
      invitationRef: membershipRequests.invitationRef,
    })
    .from(membershipRequests)
    .innerJoin(users, eq(users.id, membershipRequests.userId))
    .where(membershipsFor(organizationId))
    .orderBy(asc(membershipRequests.createdAt), asc(membershipRequests.id))
    .limit(first);
}

export function countMemberships(read: Reader, organizationId: string): Promise<number> {
  return read.$count(membershipRequests, membershipsFor(organizationId));
}

const proposalsFor = (organizationId: string) =>
  and(eq(proposals.organizationId, organizationId), eq(proposals.status, 'PENDING'));

/** The first pending proposals to an organisation, oldest first. */
export function listProposals(read: Reader, organizationId: string, { count: first }: FirstDecisions) {
  return read
    .select({
      targetId: proposals.id,
      createdAt: proposals.createdAt,
      person: decisionPerson,
      type: proposals.type,
      title: proposals.title,
      sdgGoalId: proposals.sdgGoalId,
      image: proposals.image,
      startDateTime: proposals.startDateTime,
    })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(proposalsFor(organizationId))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
    .limit(first);
}

export function countProposals(read: Reader, organizationId: string): Promise<number> {
  return read.$count(proposals, proposalsFor(organizationId));
}

const portfoliosFor = (organizationId: string) =>
  and(eq(portfolioOrganizations.organizationId, organizationId), eq(portfolioOrganizations.accepted, false));

/** The first portfolios that an organisation was asked to join, with their owners, oldest request first. */
export function listPortfolios(read: Reader, organizationId: string, { count: first }: FirstDecisions) {
  return read
    .select({
      targetId: portfolios.id,
      createdAt: portfolioOrganizations.createdAt,
      name: portfolios.name,
      owner: organizationCard,
    })
    .from(portfolioOrganizations)
    .innerJoin(portfolios, eq(portfolios.id, portfolioOrganizations.portfolioId))
    .innerJoin(organizations, eq(organizations.id, portfolios.organizationId))
    .where(portfoliosFor(organizationId))
    .orderBy(asc(portfolioOrganizations.createdAt), asc(portfolioOrganizations.id))
    .limit(first);
}

export function countPortfolios(read: Reader, organizationId: string): Promise<number> {
  return read.$count(portfolioOrganizations, portfoliosFor(organizationId));
}
