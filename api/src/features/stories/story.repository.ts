import type { ReadingLanguage, StoryConsentState, StoryRejection, StoryStatus } from '@gyg/contract';
import { prepared, type Reader, type Tx } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  featured,
  gygs,
  organizations,
  stories,
  storyConsents,
  users,
} from '@gyg/database/schema';
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isPublished } from '../../access/queries/gyg-states.repository';
import { listPage, type TextPaging } from '../../access/queries/paging.repository';
import type { TextLanguage } from '../../access/queries/texts-in-language.repository';
import { storyColumns } from './story-columns.repository';

export type NewStory = typeof stories.$inferInsert;

/** Stories with related names; add conditions, order and limit. */
export const selectStories = (read: Reader, reading: TextLanguage) =>
  read
    .select(storyColumns(reading))
    .from(stories)
    .innerJoin(gygs, eq(gygs.id, stories.gygId))
    .innerJoin(organizations, eq(organizations.id, stories.organizationId))
    .innerJoin(users, eq(users.id, stories.userId));
export type StoryRow = Awaited<ReturnType<typeof selectStories>>[number];

/** Does not check visibility; use the policy. */
export async function findStory(
  read: Reader,
  storyId: string,
  reading: ReadingLanguage,
): Promise<StoryRow | undefined> {
  const [row] = await selectStories(read, reading).where(eq(stories.id, storyId));
  return row;
}

/** A page of stories, newest first unless another order is given. */
export async function listStoryRows(
  read: Reader,
  where: SQL | undefined,
  { reading, sort = 'newest', ...paging }: TextPaging & { sort?: 'newest' | 'oldest' | undefined },
): Promise<{ rows: StoryRow[]; total: number }> {
  const order = sort === 'newest' ? desc : asc;
  return listPage(
    selectStories(read, reading).where(where).orderBy(order(stories.createdAt), order(stories.id)),
    read
      .select({ total: count() })
      .from(stories)
      .innerJoin(gygs, eq(gygs.id, stories.gygId))
      .innerJoin(users, eq(users.id, stories.userId))
      .where(where),
    paging,
  );
}

/** What everyone may read of a gyg's stories, hidden or not; those of drafts are never listed. */
const openToAll = (gygId: SQL) => and(eq(stories.gygId, gygId), eq(stories.status, 'APPROVED'), isPublished());
const approvedOfGyg = prepared(
  { gygId: stories.gygId, reading: 'text', limit: 'number' },
  (db, { gygId, reading, limit }) =>
    selectStories(db, reading).where(openToAll(gygId)).orderBy(desc(stories.createdAt), desc(stories.id)).limit(limit),
);
const countOfGyg = prepared({ gygId: stories.gygId }, (db, { gygId }) =>
  db.select({ total: count() }).from(stories).innerJoin(gygs, eq(gygs.id, stories.gygId)).where(openToAll(gygId)),
);

/** The newest approved stories of a gyg, at most `limit`, and how many there are. */
export async function listApprovedOfGyg(
  read: Reader,
  gygId: string,
  { reading, limit }: { reading: ReadingLanguage; limit: number },
): Promise<{ rows: StoryRow[]; total: number }> {
  const rows = await approvedOfGyg(read, { gygId, reading, limit });
  if (rows.length < limit) return { rows, total: rows.length };
  const [counted] = await countOfGyg(read, { gygId });
  return { rows, total: counted?.total ?? 0 };
}

/** A page of featured stories: on the home page in the order that super users set, on others newest first. */
export async function listFeaturedRows(
  read: Reader,
  where: SQL | undefined,
  { reading, onHome, ...paging }: TextPaging & { onHome: boolean },
): Promise<{ rows: StoryRow[]; total: number }> {
  const order = onHome
    ? [asc(featured.position), asc(featured.createdAt), asc(featured.id)]
    : [desc(stories.createdAt), desc(stories.id)];
  return listPage(
    selectStories(read, reading)
      .innerJoin(featured, eq(featured.targetId, stories.id))
      .where(where)
      .orderBy(...order),
    read
      .select({ total: count() })
      .from(stories)
      .innerJoin(gygs, eq(gygs.id, stories.gygId))
      .innerJoin(featured, eq(featured.targetId, stories.id))
      .where(where),
    paging,
  );
}

/** Stories by id, in no order; unknown ids are left out. */
export async function listStoriesByIds(
  read: Reader,
  ids: readonly string[],
  reading: ReadingLanguage,
): Promise<StoryRow[]> {
  return ids.length === 0 ? [] : selectStories(read, reading).where(inArray(stories.id, [...ids]));
}

export async function insertStory(tx: Tx, story: NewStory): Promise<string> {
  const [row] = await tx.insert(stories).values(story).returning({ id: stories.id });
  if (!row) throw new Error('The story was not written');
  return row.id;
}

/** A status, and why the story was rejected if a host gave a reason. */
export interface StoryDecision {
  status: Exclude<StoryStatus, 'PENDING'>;
  rejectReason: StoryRejection | null;
  rejectNote: string | null;
}

/**
 * Changes the status of a story that has not changed since it was read, approving only while its people agree; true for exactly one of several concurrent
 * callers.
 */
export async function updateStoryStatus(
  tx: Tx,
  story: Pick<StoryRow, 'id' | 'status'>,
  decision: StoryDecision,
): Promise<boolean> {
  const agreed = decision.status === 'APPROVED' ? or(isNull(stories.consent), eq(stories.consent, 'GIVEN')) : undefined;
  const moved = await tx
    .update(stories)
    .set(decision)
    .where(and(eq(stories.id, story.id), eq(stories.status, story.status), agreed))
    .returning({ id: stories.id });
  return moved.length === 1;
}

export async function setResponse(
  tx: Tx,
  storyId: string,
  answer: { response: string | null; respondedBy: string },
): Promise<void> {
  await tx.update(stories).set(answer).where(eq(stories.id, storyId));
}

/** True for exactly one of several concurrent callers. */
export async function removeStory(tx: Tx, storyId: string): Promise<boolean> {
  const removed = await tx.delete(stories).where(eq(stories.id, storyId)).returning({ id: stories.id });
  return removed.length === 1;
}

/** Whether a user has, or had until the end, a confirmed booking or place at a gyg. */
export async function tookPart(read: Reader, gygId: string, userId: string): Promise<boolean> {
  const [booked] = await read
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.gygId, gygId), eq(bookings.userId, userId), eq(bookings.status, 'ACTIVE')))
    .limit(1);
  if (booked) return true;
  const [place] = await read
    .select({ id: beneficiaries.id })
    .from(beneficiaries)
    .where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.userId, userId), eq(beneficiaries.status, 'ACTIVE')))
    .limit(1);
  return place !== undefined;
}

/** The author with their language, to be notified; undefined if erased. */
export async function findAuthor(read: Reader, userId: string) {
  const [row] = await read
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return row;
}

/** The organisation that hosts a gyg. */
export async function findGygHost(read: Reader, gygId: string): Promise<string | undefined> {
  const [row] = await read.select({ id: gygs.organizationId }).from(gygs).where(eq(gygs.id, gygId));
  return row?.id;
}

const listOwn = prepared({ userId: stories.userId }, (db, { userId }) =>
  db
    .select({ id: stories.id, gygId: stories.gygId, status: stories.status })
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(asc(stories.createdAt), asc(stories.id)),
);

/** The stories of a user, whatever their status, oldest first. */
export const listOwnStoryRows = (read: Reader, userId: string) => listOwn(read, { userId });

/** Locks a story until the transaction ends, so that no host answers it meanwhile; false if there is none. */
export async function lockStory(tx: Tx, storyId: string): Promise<boolean> {
  const locked = await tx
    .update(stories)
    .set({ status: sql`${stories.status}` })
    .where(eq(stories.id, storyId))
    .returning({ id: stories.id });
  return locked.length === 1;
}

/** Records who answered for the people in a picture, and when. `userId` is null for a person with the link. */
export async function insertConsent(
  tx: Tx,
  answer: { storyId: string; given: boolean; userId: string | null; createdAt: Date },
): Promise<void> {
  await tx.insert(storyConsents).values(answer);
}

export interface ConsentChange {
  consent: StoryConsentState;
  /** Left out where a host's decision stays. */
  status?: StoryStatus;
  rejectReason?: StoryRejection | null;
  rejectNote?: string | null;
}

/** Changes a story that was locked. */
export async function updateConsent(tx: Tx, storyId: string, change: ConsentChange): Promise<void> {
  await tx.update(stories).set(change).where(eq(stories.id, storyId));
}

export async function updateMayShare(tx: Tx, storyId: string, mayShare: boolean): Promise<void> {
  await tx.update(stories).set({ mayShare }).where(eq(stories.id, storyId));
}
