import type { ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import {
  auditEntries,
  featured,
  gygs,
  organizationOrigins,
  organizationRequests,
  organizations,
  stories,
  users,
} from '@gyg/database/schema';
import { and, asc, count, countDistinct, eq, gte, lte } from 'drizzle-orm';
import { gygTitleIn } from '../../../access/queries/texts-in-language.repository';

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
