import { prepared, type Reader } from '@gyg/database';
import { stories } from '@gyg/database/schema';
import { asc, eq } from 'drizzle-orm';

const listOwn = prepared({ userId: stories.userId }, (db, { userId }) =>
  db
    .select({ id: stories.id, gygId: stories.gygId, status: stories.status })
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(asc(stories.createdAt), asc(stories.id)),
);

/** The stories of a user, whatever their status, oldest first. */
export const listOwnStoryRows = (read: Reader, userId: string) => listOwn(read, { userId });
