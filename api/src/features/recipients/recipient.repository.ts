import type { Locale } from '@gyg/contract';
import { prepared, type Reader, type Tx } from '@gyg/database';
import { beneficiaries, users } from '@gyg/database/schema';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { staysInMyBookings } from '../../access/queries/booked-gyg.repository';
import type { Paging } from '../../access/queries/paging.repository';
import { byName, matchesPerson } from '../../access/queries/people.repository';

/** Places with their recipients. Add conditions and order. */
const selectRecipients = (read: Reader) =>
  read
    .select({
      id: beneficiaries.id,
      gygId: beneficiaries.gygId,
      userId: beneficiaries.userId,
      bookingComment: beneficiaries.bookingComment,
      status: beneficiaries.status,
      cancelReason: beneficiaries.cancelReason,
      cancelledBy: beneficiaries.cancelledBy,
      cancelledAt: beneficiaries.cancelledAt,
      confirmedAt: beneficiaries.confirmedAt,
      createdAt: beneficiaries.createdAt,
      userName: users.fullName,
      userEmail: users.email,
      userImage: users.profileImage,
      userLocale: users.locale,
    })
    .from(beneficiaries)
    .innerJoin(users, eq(users.id, beneficiaries.userId));
export type RecipientRow = Awaited<ReturnType<typeof selectRecipients>>[number];

export async function findRecipient(read: Reader, gygId: string, id: string): Promise<RecipientRow | undefined> {
  const [row] = await selectRecipients(read).where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.id, id)));
  return row;
}

const findActive = prepared({ gygId: beneficiaries.gygId, userId: beneficiaries.userId }, (db, { gygId, userId }) =>
  selectRecipients(db).where(
    and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.userId, userId), eq(beneficiaries.status, 'ACTIVE')),
  ),
);

/** A user's active place. */
export async function findBeneficiaryPlace(
  read: Reader,
  gygId: string,
  userId: string,
): Promise<RecipientRow | undefined> {
  const [row] = await findActive(read, { gygId, userId });
  return row;
}

/** All places of a user, newest first. */
export function listUserRows(read: Reader, userId: string): Promise<RecipientRow[]> {
  return selectRecipients(read)
    .where(eq(beneficiaries.userId, userId))
    .orderBy(desc(beneficiaries.createdAt), desc(beneficiaries.id));
}

const selectMine = (read: Reader, userId: SQL<string>, ofGyg?: SQL) =>
  selectRecipients(read)
    .where(and(eq(beneficiaries.userId, userId), ofGyg, staysInMyBookings(beneficiaries)))
    .orderBy(desc(beneficiaries.createdAt), desc(beneficiaries.id));
const listMine = prepared({ userId: beneficiaries.userId }, (db, { userId }) => selectMine(db, userId));
const listMineOfGyg = prepared({ userId: beneficiaries.userId, gygId: beneficiaries.gygId }, (db, { userId, gygId }) =>
  selectMine(db, userId, eq(beneficiaries.gygId, gygId)),
);

/** A page of the places shown in My bookings, of all gygs or of one, newest first, and how many there are. */
export async function listMyPlaceRows(
  read: Reader,
  userId: string,
  { gygId, page, pageSize }: Paging & { gygId: string | undefined },
): Promise<{ rows: RecipientRow[]; total: number }> {
  const rows = await (gygId === undefined ? listMine(read, { userId }) : listMineOfGyg(read, { userId, gygId }));
  return { rows: rows.slice(page * pageSize, (page + 1) * pageSize), total: rows.length };
}

/** Undefined if the user already has a place. */
export async function insertRecipient(tx: Tx, row: typeof beneficiaries.$inferInsert): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(beneficiaries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: beneficiaries.id });
  return inserted?.id;
}

/** True for exactly one of several concurrent callers. */
export async function cancelRecipientRow(
  tx: Tx,
  id: string,
  cancelled: { cancelReason: string; cancelledBy: string; cancelledAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(beneficiaries)
    .set({ status: 'CANCELLED', ...cancelled })
    .where(and(eq(beneficiaries.id, id), eq(beneficiaries.status, 'ACTIVE')))
    .returning({ id: beneficiaries.id });
  return rows.length === 1;
}

/** The gyg of a place. */
export async function findRecipientGygId(read: Reader, recipientId: string): Promise<string | undefined> {
  const [row] = await read
    .select({ gygId: beneficiaries.gygId })
    .from(beneficiaries)
    .where(eq(beneficiaries.id, recipientId));
  return row?.gygId;
}

export type RecipientSort = 'created:asc' | 'created:desc' | 'name:asc' | 'name:desc';
type RecipientCounts = Record<RecipientRow['status'], number>;

interface RecipientFilter {
  gygId: string;
  keyword?: string | undefined;
}

const oldestFirst = [asc(beneficiaries.createdAt), asc(beneficiaries.id)];
const ordersIn = (language: Locale): Record<RecipientSort, SQL[]> => ({
  'created:asc': oldestFirst,
  'created:desc': [desc(beneficiaries.createdAt), desc(beneficiaries.id)],
  'name:asc': [...byName(language, 'asc'), ...oldestFirst],
  'name:desc': [...byName(language, 'desc'), ...oldestFirst],
});

const conditions = (read: Reader, { gygId, keyword }: RecipientFilter) =>
  and(eq(beneficiaries.gygId, gygId), matchesPerson(read, beneficiaries.userId, keyword));

/** Some places of a gyg with a status. */
export function listRecipientRows(
  read: Reader,
  filter: RecipientFilter,
  { status, sort, language }: { status: RecipientRow['status']; sort: RecipientSort; language: Locale },
  { limit, offset }: { limit: number; offset: number },
): Promise<RecipientRow[]> {
  return selectRecipients(read)
    .where(and(conditions(read, filter), eq(beneficiaries.status, status)))
    .orderBy(...ordersIn(language)[sort])
    .limit(limit)
    .offset(offset);
}

/** The number of places that were cancelled. */
export function countCancelled(read: Reader, gygId: string): Promise<number> {
  return read.$count(beneficiaries, and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'CANCELLED')));
}

/** The number of places with each status that match the filter. */
export async function countRecipientRows(read: Reader, filter: RecipientFilter): Promise<RecipientCounts> {
  const rows = await read
    .select({ status: beneficiaries.status, total: count() })
    .from(beneficiaries)
    .where(conditions(read, filter))
    .groupBy(beneficiaries.status);
  const of = (status: RecipientRow['status']) => rows.find((row) => row.status === status)?.total ?? 0;
  return { ACTIVE: of('ACTIVE'), CANCELLED: of('CANCELLED') };
}
