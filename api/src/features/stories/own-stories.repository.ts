import type { StoryStatus } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { stories } from '@gyg/database/schema';
import { asc, eq } from 'drizzle-orm';

/** The latest story that a user told of each gyg, by the id of the gyg. One statement. */
export async function latestOwnStories(
  read: Reader,
  userId: string,
): Promise<Map<string, { id: string; status: StoryStatus }>> {
  const rows = await read
    .select({ id: stories.id, gygId: stories.gygId, status: stories.status })
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(asc(stories.createdAt), asc(stories.id));
  return new Map(rows.map(({ gygId, ...story }) => [gygId, story]));
}
