import type { Reader } from '@gyg/database';
import { stories } from '@gyg/database/schema';
import { asc, eq } from 'drizzle-orm';

/** The stories of a user, whatever their status, oldest first. */
export function listOwnStoryRows(read: Reader, userId: string) {
  return read
    .select({ id: stories.id, gygId: stories.gygId, status: stories.status })
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(asc(stories.createdAt), asc(stories.id));
}
