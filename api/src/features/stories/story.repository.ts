import type { Reader, Tx } from '@gyg/database';
import { featured, gygs, stories, users } from '@gyg/database/schema';
import { and, count, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';

export type NewStory = typeof stories.$inferInsert;

const onHome = sql<boolean>`exists (select 1 from ${featured} where ${featured.kind} = 'story'
  and ${featured.scope} = 'home' and ${featured.targetId} = ${stories.id})`.mapWith(Boolean);

const selectStories = (read: Reader) =>
  read
    .select({
      id: stories.id,
      url: stories.url,
      caption: stories.caption,
      status: stories.status,
      createdAt: stories.createdAt,
      gygId: gygs.id,
      gygTitle: gygs.title,
      sdgGoalId: gygs.sdgGoalId,
      userId: users.id,
      username: users.fullName,
      showName: users.showName,
      featured: onHome,
      response: stories.response,
    })
    .from(stories)
    .innerJoin(gygs, eq(gygs.id, stories.gygId))
    .innerJoin(users, eq(users.id, stories.userId));
export type StoryRow = Awaited<ReturnType<typeof selectStories>>[number];

async function listStories(read: Reader, where: SQL | undefined, limit: number) {
  const [rows, [total]] = await Promise.all([
    selectStories(read).where(where).orderBy(desc(stories.createdAt), desc(stories.id)).limit(limit),
    read.select({ total: count() }).from(stories).innerJoin(gygs, eq(gygs.id, stories.gygId)).where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}

/** Approved ones on the home page, of gygs that lists show, newest first. */
export function listFeaturedRows(read: Reader, limit: number) {
  const chosen = read
    .select({ id: featured.id })
    .from(featured)
    .where(and(eq(featured.kind, 'story'), eq(featured.scope, 'home'), eq(featured.targetId, stories.id)));
  const shown = and(isNotNull(gygs.publishedAt), eq(gygs.hidden, false));
  return listStories(read, and(eq(stories.status, 'APPROVED'), shown, exists(chosen)), limit);
}

/** Approved ones of a gyg, newest first. */
export async function listGygRows(read: Reader, gygId: string, limit: number): Promise<StoryRow[]> {
  return selectStories(read)
    .where(and(eq(stories.gygId, gygId), eq(stories.status, 'APPROVED')))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit);
}

export async function insertStory(t: Tx, story: NewStory): Promise<string> {
  const [row] = await t.insert(stories).values(story).returning({ id: stories.id });
  if (!row) throw new Error('The story was not written');
  return row.id;
}

/** Shows something first, on home or on an organisation's page. */
/** The organisation that hosts a gyg. */
export async function findGygHost(read: Reader, gygId: string): Promise<string | undefined> {
  const [row] = await read.select({ id: gygs.organizationId }).from(gygs).where(eq(gygs.id, gygId));
  return row?.id;
}
