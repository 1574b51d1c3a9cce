import type { ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import {
  auditEntries,
  bookings,
  featured,
  gygs,
  needs,
  organizationOrigins,
  organizationRequests,
  organizations,
  stories,
  users,
} from '@gyg/database/schema';
import { and, asc, count, countDistinct, eq, gte, isNull, lte } from 'drizzle-orm';
import { attended } from '../../../access/queries/booked-gyg.repository';
import { isOpen, isUpcoming } from '../../../access/queries/gyg-states.repository';
import { gygTitleIn } from '../../../access/queries/texts-in-language.repository';
import type { Happened } from './trend';

const pendingRequest = eq(organizationRequests.status, 'PENDING');

export const countPendingRequests = (read: Reader) => read.$count(organizationRequests, pendingRequest);

/** Pending requests, the oldest first. */
export const listOldestRequests = (read: Reader, limit: number) =>
  read
    .select({
      id: organizationRequests.id,
      name: organizationRequests.name,
      requesterName: organizationRequests.requesterName,
      createdAt: organizationRequests.createdAt,
    })
    .from(organizationRequests)
    .where(pendingRequest)
    .orderBy(asc(organizationRequests.createdAt), asc(organizationRequests.id))
    .limit(limit);

const waitingSince = (before: Date) => and(eq(stories.status, 'PENDING'), lte(stories.createdAt, before));

export const countWaitingStories = (read: Reader, before: Date) => read.$count(stories, waitingSince(before));

/** Stories that no host has approved or rejected since a time, the oldest first. */
export const listOldestStories = (
  read: Reader,
  before: Date,
  { reading, limit }: { reading: ReadingLanguage; limit: number },
) =>
  read
    .select({
      id: stories.id,
      gygId: stories.gygId,
      caption: stories.caption,
      image: stories.url,
      authorName: users.fullName,
      gygTitle: gygTitleIn(reading),
      organizationName: organizations.name,
      createdAt: stories.createdAt,
    })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .innerJoin(gygs, eq(gygs.id, stories.gygId))
    .innerJoin(organizations, eq(organizations.id, stories.organizationId))
    .where(waitingSince(before))
    .orderBy(asc(stories.createdAt), asc(stories.id))
    .limit(limit);

/** What the home page features, by kind. */
export async function countFeatured(read: Reader) {
  const rows = await read
    .select({ kind: featured.kind, number: count() })
    .from(featured)
    .where(eq(featured.scope, 'home'))
    .groupBy(featured.kind);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.number ?? 0;
  return { organizations: of('organization'), gygs: of('gyg'), stories: of('story') };
}

export async function countOrigins(read: Reader) {
  const [row] = await read
    .select({ origins: count(), originOrganizations: countDistinct(organizationOrigins.organizationId) })
    .from(organizationOrigins);
  return row ?? { origins: 0, originOrganizations: 0 };
}

export const countAuditEntries = (read: Reader, since: Date) =>
  read.$count(auditEntries, gte(auditEntries.createdAt, since));

const onceEach = (rows: readonly { at: Date }[]): Happened[] => rows.map(({ at }) => ({ at, amount: 1 }));

export const listNewBookings = async (read: Reader, since: Date) =>
  onceEach(await read.select({ at: bookings.createdAt }).from(bookings).where(gte(bookings.createdAt, since)));

export const listNewOrganizations = async (read: Reader, since: Date) =>
  onceEach(
    await read.select({ at: organizations.createdAt }).from(organizations).where(gte(organizations.createdAt, since)),
  );

export const listNewAccounts = async (read: Reader, since: Date) =>
  onceEach(await read.select({ at: users.createdAt }).from(users).where(gte(users.createdAt, since)));

export async function listPublishedGygs(read: Reader, since: Date): Promise<Happened[]> {
  const rows = await read.select({ at: gygs.publishedAt }).from(gygs).where(gte(gygs.publishedAt, since));
  return rows.flatMap(({ at }) => (at === null ? [] : [{ at, amount: 1 }]));
}

/** Minutes that people gave, at the end of the gyg. */
export async function listMinutesGiven(read: Reader, since: Date, until: Date): Promise<Happened[]> {
  const rows = await read
    .select({ at: gygs.endDateTime, amount: needs.durationMinutes })
    .from(gygs)
    .innerJoin(bookings, eq(bookings.gygId, gygs.id))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .where(and(gte(gygs.endDateTime, since), lte(gygs.endDateTime, until), attended));
  return rows.flatMap(({ at, amount }) => (at === null || amount === null ? [] : [{ at, amount }]));
}

/** Open gygs by primary goal, and whether they have started. */
export async function countOpenGygs(read: Reader, now: Date) {
  const [byGoal, upcoming] = await Promise.all([
    read.select({ goal: gygs.sdgGoalId, open: count() }).from(gygs).where(isOpen(now)).groupBy(gygs.sdgGoalId),
    read.$count(gygs, isUpcoming(now)),
  ]);
  return { byGoal: new Map(byGoal.map((row) => [row.goal, row.open])), upcoming };
}

export const countOrganizations = (read: Reader) => read.$count(organizations);

export const countAccounts = (read: Reader) => read.$count(users, isNull(users.erasedAt));
