import type { ReadingLanguage, WaitlistStatus } from '@gyg/contract';
import { inParts, listOf, prepared, type Reader, type Tx } from '@gyg/database';
import { gygs, needs, organizations, users, waitlistEntries } from '@gyg/database/schema';
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import {
  bookedNeedTitleIn,
  secondNeedTitle,
  type TextLanguage,
} from '../../../access/queries/texts-in-language.repository';

export type NewEntry = typeof waitlistEntries.$inferInsert;

/** A queue: of one need, or with `needId` null that for places as a recipient. */
export interface Queue {
  gygId: string;
  needId: string | null;
}

/** Statuses of an entry that has not ended. */
export const activeStatuses: ('WAITING' | 'OFFERED')[] = ['WAITING', 'OFFERED'];

const isActive = inArray(waitlistEntries.status, activeStatuses);

export const ofQueue = ({ gygId, needId }: Queue): SQL | undefined =>
  needId === null
    ? and(eq(waitlistEntries.gygId, gygId), isNull(waitlistEntries.needId))
    : eq(waitlistEntries.needId, needId);

/** How many people wait in the same queue before this entry. */
const ahead = sql<number>`(select count(*) from ${waitlistEntries} w
  where w.gyg_id = ${waitlistEntries.gygId} and w.status = 'WAITING'
  and (w.need_id = ${waitlistEntries.needId} or (w.need_id is null and ${waitlistEntries.needId} is null))
  and (w.created_at < ${waitlistEntries.createdAt}
    or (w.created_at = ${waitlistEntries.createdAt} and w.id < ${waitlistEntries.id})))`.mapWith(Number);

/** An entry with need, person and organisation. */
const entryColumns = (reading: TextLanguage) => ({
  id: waitlistEntries.id,
  gygId: waitlistEntries.gygId,
  needId: waitlistEntries.needId,
  kind: waitlistEntries.kind,
  userId: waitlistEntries.userId,
  quantity: waitlistEntries.quantity,
  bookingComment: waitlistEntries.bookingComment,
  organizationId: waitlistEntries.organizationId,
  status: waitlistEntries.status,
  offeredAt: waitlistEntries.offeredAt,
  offeredQuantity: waitlistEntries.offeredQuantity,
  offerExpiresAt: waitlistEntries.offerExpiresAt,
  bookingId: waitlistEntries.bookingId,
  endedAt: waitlistEntries.endedAt,
  createdAt: waitlistEntries.createdAt,
  needTitle: sql<string>`coalesce(${bookedNeedTitleIn(reading)}, '')`,
  secondNeedTitle,
  needsApproval: sql<boolean>`coalesce(${needs.needsApproval}, false)`.mapWith(Boolean),
  userName: users.fullName,
  userEmail: users.email,
  userImage: users.profileImage,
  userLocale: users.locale,
  erasedAt: users.erasedAt,
  orgName: organizations.name,
});

const selectFrom = (read: Reader) =>
  read
    .select(entryColumns('own'))
    .from(waitlistEntries)
    .innerJoin(gygs, eq(gygs.id, waitlistEntries.gygId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .leftJoin(needs, eq(needs.id, waitlistEntries.needId))
    .leftJoin(organizations, eq(organizations.id, waitlistEntries.organizationId));
export type QueuedRow = Awaited<ReturnType<typeof selectFrom>>[number];

/** Entries with their place in the queue, which takes as long as the queue is. Add conditions and order. */
export const selectEntries = (read: Reader, reading: TextLanguage) =>
  read
    .select({ ...entryColumns(reading), ahead })
    .from(waitlistEntries)
    .innerJoin(gygs, eq(gygs.id, waitlistEntries.gygId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .leftJoin(needs, eq(needs.id, waitlistEntries.needId))
    .leftJoin(organizations, eq(organizations.id, waitlistEntries.organizationId));
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** An entry, with the title of its need in a language where it exists. */
export async function findEntry(
  read: Reader,
  entryId: string,
  reading: ReadingLanguage = 'own',
): Promise<EntryRow | undefined> {
  const [row] = await selectEntries(read, reading).where(eq(waitlistEntries.id, entryId));
  return row;
}

const selectIds = (read: Reader, queue: SQL | undefined, userId: SQL<string>) =>
  read
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(queue, eq(waitlistEntries.userId, userId), isActive));
const findForNeed = prepared({ needId: needs.id, userId: users.id }, (db, { needId, userId }) =>
  selectIds(db, eq(waitlistEntries.needId, needId), userId),
);
const findForPlace = prepared({ gygId: waitlistEntries.gygId, userId: users.id }, (db, { gygId, userId }) =>
  selectIds(db, and(eq(waitlistEntries.gygId, gygId), isNull(waitlistEntries.needId)), userId),
);
const listOfUser = prepared(
  { gygId: waitlistEntries.gygId, userId: users.id, reading: 'text' },
  (db, { gygId, userId, reading }) =>
    selectEntries(db, reading)
      .where(and(eq(waitlistEntries.userId, userId), eq(waitlistEntries.gygId, gygId), isActive))
      .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id)),
);

/** The id of a person's active entry in a queue. */
export async function findActiveEntryId(read: Reader, queue: Queue, userId: string): Promise<string | undefined> {
  const { gygId, needId } = queue;
  const [row] = await (needId === null ? findForPlace(read, { gygId, userId }) : findForNeed(read, { needId, userId }));
  return row?.id;
}

const listAllOfUser = prepared({ userId: waitlistEntries.userId, reading: 'text' }, (db, { userId, reading }) =>
  selectEntries(db, reading)
    .where(and(eq(waitlistEntries.userId, userId), isActive))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id)),
);

/** A person's active entries, of all gyg or of one, by their time. */
export function listUserEntries(
  read: Reader,
  userId: string,
  { gygId, reading }: { gygId: string | undefined; reading: ReadingLanguage },
): Promise<EntryRow[]> {
  if (gygId !== undefined) return listOfUser(read, { gygId, userId, reading });
  return listAllOfUser(read, { userId, reading });
}

/** A gyg, or with `needId` one of its queues. */
export interface Queues {
  gygId: string;
  needId?: string | null | undefined;
}

const activeIn = ({ gygId, needId }: Queues, status: readonly ('WAITING' | 'OFFERED')[] = activeStatuses) =>
  and(
    eq(waitlistEntries.gygId, gygId),
    needId === undefined ? undefined : ofQueue({ gygId, needId }),
    inArray(waitlistEntries.status, [...status]),
  );

/** The active entries of a gyg, or of one of its queues, in the order of the queue. */
export function listActiveEntries(
  read: Reader,
  queues: Queues,
  status: readonly ('WAITING' | 'OFFERED')[] = activeStatuses,
): Promise<QueuedRow[]> {
  return selectFrom(read)
    .where(activeIn(queues, status))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id));
}

/** The first people who wait in a queue. */
export function listNextEntries(read: Reader, queue: Queue, limit: number): Promise<QueuedRow[]> {
  return selectFrom(read)
    .where(and(ofQueue(queue), eq(waitlistEntries.status, 'WAITING')))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(limit);
}

/** Undefined if the person is in this queue already, also under concurrent calls. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<string | undefined> {
  const [row] = await tx
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: waitlistEntries.id });
  return row?.id;
}

/** Changes an entry that still has one of these statuses; true for exactly one of several concurrent callers. */
export async function changeEntry(
  tx: Tx,
  entryId: string,
  from: readonly WaitlistStatus[],
  changes: Partial<NewEntry>,
): Promise<boolean> {
  const rows = await tx
    .update(waitlistEntries)
    .set(changes)
    .where(and(eq(waitlistEntries.id, entryId), inArray(waitlistEntries.status, [...from])))
    .returning({ id: waitlistEntries.id });
  return rows.length === 1;
}

/** Ends active entries; returns the ids of those that had not ended. */
export async function closeEntries(tx: Tx, ids: readonly string[], endedAt: Date): Promise<string[]> {
  const rows = await tx
    .update(waitlistEntries)
    .set({ status: 'CLOSED', endedAt })
    .where(and(inArray(waitlistEntries.id, listOf(ids)), isActive))
    .returning({ id: waitlistEntries.id });
  return rows.map(({ id }) => id);
}

/** Offers people who wait what they asked for; returns the ids of those who still waited. */
export async function offerEntries(
  tx: Tx,
  ids: readonly string[],
  offer: { offeredAt: Date; offerExpiresAt: Date },
): Promise<string[]> {
  const rows = await tx
    .update(waitlistEntries)
    .set({ status: 'OFFERED', offeredQuantity: sql`${waitlistEntries.quantity}`, ...offer })
    .where(and(inArray(waitlistEntries.id, listOf(ids)), eq(waitlistEntries.status, 'WAITING')))
    .returning({ id: waitlistEntries.id });
  return rows.map(({ id }) => id);
}

/** Gives open offers another end each. */
export async function moveOfferEnds(tx: Tx, ends: readonly { id: string; offerExpiresAt: Date }[]): Promise<void> {
  await inParts(ends, async (part) => {
    // PostgreSQL takes uncast values of a list as text. SQLite reads `timestamptz` as a number, which its times are.
    const values = part.map(
      ({ id, offerExpiresAt }) =>
        sql`(${id}, cast(${sql.param(offerExpiresAt, waitlistEntries.offerExpiresAt)} as timestamptz))`,
    );
    const ends = sql`(with ends (id, at) as (values ${sql.join(values, sql`, `)}) select id, at from ends) as given`;
    await tx
      .update(waitlistEntries)
      .set({ offerExpiresAt: sql`given.at` })
      .from(ends)
      .where(and(sql`${waitlistEntries.id} = given.id`, eq(waitlistEntries.status, 'OFFERED')));
  });
}

/** Offers whose time is over, the oldest first. */
export function listExpiredOffers(read: Reader, now: Date, limit: number) {
  return read
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.status, 'OFFERED'), lte(waitlistEntries.offerExpiresAt, now)))
    .orderBy(asc(waitlistEntries.offerExpiresAt))
    .limit(limit);
}

/** The needs of a gyg in whose queues someone is; null stands for places as a recipient. */
export async function listQueues(
  read: Reader,
  queues: Queues,
  status: readonly ('WAITING' | 'OFFERED')[] = activeStatuses,
): Promise<(string | null)[]> {
  const rows = await read
    .selectDistinct({ needId: waitlistEntries.needId })
    .from(waitlistEntries)
    .where(activeIn(queues, status));
  return rows.map((row) => row.needId);
}
