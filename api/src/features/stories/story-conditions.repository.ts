import type { StoryStatus } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { featured, gygs, stories, users } from '@gyg/database/schema';
import { and, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { isFeaturedAt, isListed, isPublished } from '../../access/queries/gyg-states.repository';
import { matchesWords } from '../../access/queries/keyword.repository';
import { isFeaturedByHost } from './story-columns.repository';

/** The unapproved stories that the caller sees: their own, and those of gygs they host. */
export interface StoryReader {
  userId: string | undefined;
  everything: boolean;
  organizationIds: readonly string[];
  gygIds: readonly string[];
}

export interface StoryFilter {
  userId?: string | undefined;
  gygId?: string | undefined;
  organizationId?: string | undefined;
  approved?: boolean | undefined;
  status?: StoryStatus | undefined;
  keyword?: string | undefined;
  featuredByHost?: boolean | undefined;
}

const hostFeatures = (wanted: boolean) => (wanted ? isFeaturedByHost : not(isFeaturedByHost));

function hosted({ everything, organizationIds, gygIds }: StoryReader): SQL[] {
  if (everything) return [sql`1 = 1`];
  return [
    ...(organizationIds.length > 0 ? [inArray(stories.organizationId, [...organizationIds])] : []),
    ...(gygIds.length > 0 ? [inArray(stories.gygId, [...gygIds])] : []),
  ];
}

/** Each word is in the caption, or in the author's name where the caller may see it. */
function matchesKeyword(keyword: string | undefined, mine: readonly SQL[]): SQL[] {
  const [captions, names] = [
    matchesWords(keyword, { texts: [stories.caption] }),
    matchesWords(keyword, { searchTexts: [users.searchText] }),
  ];
  const named = or(eq(users.showName, true), ...mine);
  return captions.flatMap((caption, word) => or(caption, and(named, names[word])) ?? []);
}

/** The stories that match the filter and that the caller may see. Stories of drafts are never listed. */
export function storyConditions(reader: StoryReader, filter: StoryFilter): SQL | undefined {
  const { userId, gygId, organizationId, approved, status, featuredByHost } = filter;
  const own = reader.userId === undefined ? [] : [eq(stories.userId, reader.userId)];
  const mine = [...own, ...hosted(reader)];
  // Hidden gygs are left out of lists, unless the gyg is given.
  const listed = gygId === undefined ? isListed() : undefined;
  const open = and(eq(stories.status, 'APPROVED'), listed);
  const approval = approved ? eq(stories.status, 'APPROVED') : ne(stories.status, 'APPROVED');
  return and(
    isPublished(),
    reader.everything ? undefined : mine.length === 0 ? open : or(open, ...mine),
    userId === undefined ? undefined : eq(stories.userId, userId),
    // Users who hide their name cannot be found by id.
    userId === undefined ? undefined : or(eq(users.showName, true), ...mine),
    gygId === undefined ? undefined : eq(stories.gygId, gygId),
    organizationId === undefined ? undefined : eq(stories.organizationId, organizationId),
    approved === undefined ? undefined : approval,
    status === undefined ? undefined : eq(stories.status, status),
    featuredByHost === undefined ? undefined : hostFeatures(featuredByHost),
    ...matchesKeyword(filter.keyword, mine),
  );
}

/**
 * What is featured now on the home page or on an organisation's page, joined with its story: of gygs that lists show.
 */
export function featuredStories(organizationId: string | undefined, now: Date): SQL | undefined {
  const place =
    organizationId === undefined
      ? eq(featured.scope, 'home')
      : and(eq(featured.scope, 'organization'), eq(featured.organizationId, organizationId));
  const chosen = and(eq(featured.kind, 'story'), place, isFeaturedAt(now));
  return and(chosen, isListed(), eq(stories.status, 'APPROVED'));
}

const sumOf = (condition: SQL) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number);

/** The number of stories in each status, and of those that are featured on their host's page. One statement. */
export async function countStories(read: Reader, where: SQL | undefined) {
  const [row] = await read
    .select({
      PENDING: sumOf(eq(stories.status, 'PENDING')),
      APPROVED: sumOf(eq(stories.status, 'APPROVED')),
      REJECTED: sumOf(eq(stories.status, 'REJECTED')),
      featuredByHost: sumOf(isFeaturedByHost),
    })
    .from(stories)
    .innerJoin(gygs, eq(gygs.id, stories.gygId))
    .innerJoin(users, eq(users.id, stories.userId))
    .where(where);
  return row ?? { PENDING: 0, APPROVED: 0, REJECTED: 0, featuredByHost: 0 };
}
