import type { ContributionType, ReadingLanguage } from '@gyg/contract';
import { type ChangesOf, prepared, preparedWrite, type Reader, type Tx } from '@gyg/database';
import { bookings, gygs, needs } from '@gyg/database/schema';
import {
  type AnyColumn,
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { needTitleIn } from '../../access/queries/texts-in-language.repository';

export type NeedRow = typeof needs.$inferSelect;
export type NewNeed = typeof needs.$inferInsert;

const selectOrdered = (read: Reader, reading: SQL<string>, where: SQL | undefined) =>
  read
    .select({ ...getTableColumns(needs), shownTitle: needTitleIn(reading) })
    .from(needs)
    .innerJoin(gygs, eq(gygs.id, needs.gygId))
    .where(and(where, isNull(needs.deletedAt)))
    .orderBy(asc(needs.sortOrder), asc(needs.createdAt), asc(needs.id));
const listOfGyg = prepared({ gygId: needs.gygId, reading: 'text' }, (db, { gygId, reading }) =>
  selectOrdered(db, reading, eq(needs.gygId, gygId)),
);
const listOfKind = prepared({ gygId: needs.gygId, kind: needs.kind, reading: 'text' }, (db, { gygId, kind, reading }) =>
  selectOrdered(db, reading, and(eq(needs.gygId, gygId), eq(needs.kind, kind))),
);
const listBooked = prepared({ gygId: bookings.gygId, userId: bookings.userId }, (db, { gygId, userId }) =>
  db
    .select({ id: bookings.needId })
    .from(bookings)
    .where(
      and(eq(bookings.gygId, gygId), eq(bookings.userId, userId), inArray(bookings.status, ['ACTIVE', 'PENDING'])),
    ),
);
const findOne = prepared({ gygId: needs.gygId, id: needs.id }, (db, { gygId, id }) =>
  db
    .select()
    .from(needs)
    .where(and(eq(needs.gygId, gygId), eq(needs.id, id), isNull(needs.deletedAt))),
);

/** A need with its title in the language that is read. */
export type ShownNeedRow = NeedRow & { shownTitle: string };

/** The needs of a gyg, or those of a kind. */
export function listNeedRows(
  read: Reader,
  gygId: string,
  { kind, reading = 'own' }: { kind?: ContributionType | undefined; reading?: ReadingLanguage } = {},
): Promise<ShownNeedRow[]> {
  return kind === undefined ? listOfGyg(read, { gygId, reading }) : listOfKind(read, { gygId, kind, reading });
}

/** The needs of a gyg that a user has booked and not cancelled. */
export async function listBookedNeedIds(read: Reader, gygId: string, userId: string): Promise<string[]> {
  const rows = await listBooked(read, { gygId, userId });
  return rows.map((row) => row.id);
}

export async function findNeed(read: Reader, gygId: string, needId: string): Promise<NeedRow | undefined> {
  const [row] = await findOne(read, { gygId, id: needId });
  return row;
}

const unchanged = {
  bookedPositions: 0,
  pendingPositions: 0,
  heldPositions: 0,
  activeBookings: 0,
  pendingBookings: 0,
  endedBookings: 0,
};

/** By how much each counter of a need changes. */
export type CounterChanges = Partial<typeof unchanged>;

const addAll = preparedWrite(
  {
    id: needs.id,
    bookedPositions: 'number',
    pendingPositions: 'number',
    heldPositions: 'number',
    activeBookings: 'number',
    pendingBookings: 'number',
    endedBookings: 'number',
  },
  (db, { id, ...more }) => {
    const booked = sql`${needs.bookedPositions} + ${more.bookedPositions}`;
    return db
      .update(needs)
      .set({
        bookedPositions: booked,
        pendingPositions: sql`${needs.pendingPositions} + ${more.pendingPositions}`,
        heldPositions: sql`${needs.heldPositions} + ${more.heldPositions}`,
        activeBookings: sql`${needs.activeBookings} + ${more.activeBookings}`,
        pendingBookings: sql`${needs.pendingBookings} + ${more.pendingBookings}`,
        endedBookings: sql`${needs.endedBookings} + ${more.endedBookings}`,
      })
      .where(and(eq(needs.id, id), lte(booked, needs.offeredPositions), gte(booked, 0), isNull(needs.deletedAt)))
      .returning({ id: needs.id });
  },
);
const lock = preparedWrite({ id: needs.id }, (db, { id }) =>
  db
    .update(needs)
    .set({ sortOrder: sql`${needs.sortOrder}` })
    .where(eq(needs.id, id)),
);

/**
 * Changes the counters of a need in one guarded statement, so that concurrent calls cannot reserve more than is
 * offered. False if too few positions are left, or the need was deleted.
 */
export async function addToCounters(tx: Tx, needId: string, changes: CounterChanges): Promise<boolean> {
  return (await addAll(tx, { ...unchanged, ...changes, id: needId })).length === 1;
}

export async function insertNeeds(tx: Tx, rows: NewNeed[]): Promise<NeedRow[]> {
  return rows.length === 0 ? [] : tx.insert(needs).values(rows).returning();
}

/**
 * Locks a need's row until the transaction ends. Transactions that write a need and its bookings lock the need first.
 */
export async function lockNeedRow(tx: Tx, needId: string): Promise<void> {
  await lock(tx, { id: needId });
}

/** Writes the given fields of a need; undefined if it was deleted or fewer would be offered than are booked. */
export async function updateNeedRow(tx: Tx, needId: string, changes: ChangesOf<NewNeed>): Promise<NeedRow | undefined> {
  const { offeredPositions } = changes;
  const enough = offeredPositions === undefined ? undefined : lte(needs.bookedPositions, offeredPositions);
  const [row] = await tx
    .update(needs)
    .set(changes)
    .where(and(eq(needs.id, needId), isNull(needs.deletedAt), enough))
    .returning();
  return row;
}

/** Sets the order of these needs, each to its position. False if one is not a need of the gyg. */
export async function updateNeedOrder(tx: Tx, gygId: string, ids: readonly string[]): Promise<boolean> {
  const positions = ids.map((id, index) => sql`when ${id} then ${sql.raw(String(index))}`);
  const ordered = await tx
    .update(needs)
    .set({ sortOrder: sql`case ${needs.id} ${sql.join(positions, sql` `)} else ${needs.sortOrder} end` })
    .where(and(eq(needs.gygId, gygId), inArray(needs.id, [...ids]), isNull(needs.deletedAt)))
    .returning({ id: needs.id });
  return ordered.length === ids.length;
}

/** Sets the offered quantity to zero; cancelled bookings still refer to the need. */
const gone = (deletedAt: Date) => ({ deletedAt, offeredPositions: 0 });

/** Deletes a need without bookings; false if it has any. */
export async function deleteNeedRow(tx: Tx, needId: string, now: Date): Promise<boolean> {
  const deleted = await tx
    .update(needs)
    .set(gone(now))
    .where(and(eq(needs.id, needId), eq(needs.bookedPositions, 0), isNull(needs.deletedAt)))
    .returning({ id: needs.id });
  return deleted.length === 1;
}

/** Deletes all needs of a kind; false if one is booked (the caller's transaction is rolled back). */
export async function deleteNeedRows(tx: Tx, gygId: string, kind: ContributionType, now: Date): Promise<boolean> {
  const ofKind = and(eq(needs.gygId, gygId), eq(needs.kind, kind), isNull(needs.deletedAt));
  await tx
    .update(needs)
    .set(gone(now))
    .where(and(ofKind, eq(needs.bookedPositions, 0)));
  const booked = await tx
    .select({ id: needs.id })
    .from(needs)
    .where(and(ofKind, gt(needs.bookedPositions, 0)))
    .limit(1);
  return booked.length === 0;
}

const sumOf = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** The counted bookings of a gyg, or of one of its needs. Deleted needs may still have ended ones. */
export async function sumBookings(read: Reader, gygId: string, needId: string | undefined) {
  const [row] = await read
    .select({
      confirmed: sumOf(needs.activeBookings),
      waiting: sumOf(needs.pendingBookings),
      ended: sumOf(needs.endedBookings),
    })
    .from(needs)
    .where(and(eq(needs.gygId, gygId), needId === undefined ? undefined : eq(needs.id, needId)));
  return row ?? { confirmed: 0, waiting: 0, ended: 0 };
}
