import type { Reader } from '@gyg/database';
import { gygs, stories, users } from '@gyg/database/schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import { isFeaturedByHost } from './story-columns.repository';

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
