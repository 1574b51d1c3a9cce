import { engine, prepared, preparedWrite, type Reader, type Tx } from '@gyg/database';
import { gygCardChanges, gygCards, gygs, needs, needTranslations, organizations } from '@gyg/database/schema';
import { and, asc, eq, gt, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { gygColumns, tagsColumn } from '../../../../access/queries/gyg-columns.repository';

/** Everything of these gyg ids that their cards are made of, except their needs. */
const sources = prepared({ gygIds: 'ids' }, (db, { gygIds }) =>
  db
    .select({
      ...gygColumns,
      updatedAt: gygs.updatedAt,
      tags: tagsColumn(undefined),
      ownSearchText: gygs.searchText,
      moreSearchText: gygs.moreSearchText,
      orgSearchText: organizations.searchText,
    })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(inArray(gygs.id, gygIds)),
);
export const listCardSources = (read: Reader, gygIds: readonly string[]) => sources(read, { gygIds });
export type CardSource = Awaited<ReturnType<typeof listCardSources>>[number];

/** The needs of these gyg ids that can be booked without an invitation, each with its title in another language. */
const bookable = prepared({ gygIds: 'ids' }, (db, { gygIds }) => {
  const { id, gygId, kind, title, offeredPositions, bookedPositions, sortOrder } = needs;
  return db
    .select({
      ...{ id, gygId, kind, title, offeredPositions, bookedPositions, sortOrder },
      otherLanguage: needTranslations.language,
      otherTitle: needTranslations.title,
    })
    .from(needs)
    .leftJoin(needTranslations, eq(needTranslations.needId, needs.id))
    .where(
      and(
        inArray(gygId, gygIds),
        notInArray(needs.whoCanOffer, ['NONE', 'INVITE_ONLY']),
        isNull(needs.deletedAt),
        gt(offeredPositions, bookedPositions),
      ),
    );
});
export const listBookableNeeds = (read: Reader, gygIds: readonly string[]) => bookable(read, { gygIds });
export type BookableNeed = Awaited<ReturnType<typeof listBookableNeeds>>[number];

/**
 * The form of the texts in cards of gygs. Raise it with each change of what `buildCard` makes of the same gyg: the cards in
 * every database are then written again, at the first start of the new version and while earlier ones still run.
 */
export const cardFormat = 4;

export type CardRow = typeof gygCards.$inferSelect;
export type NewCard = Omit<typeof gygCards.$inferInsert, 'seq' | 'version'>;

/**
 * The version of what a transaction writes. On PostgreSQL transactions commit in any order, so readers compare it with
 * the transactions that they have seen (`pg_snapshot`).
 */
const nextVersion: SQL<number> =
  engine === 'postgres'
    ? sql`pg_current_xact_id()::text::bigint`
    : sql`(select coalesce(max(${gygCards.version}), 0) + 1 from ${gygCards})`;

const { id, gygId } = gygCardChanges;
// The conditions hold for every row. They let both engines begin with the index, so that no plan reads a whole table.
const takeAll = preparedWrite({}, (db) => db.delete(gygCardChanges).where(gt(id, 0)).returning({ gygId }));

/** Removes the notes of changed gygs and returns their ids, each once and sorted; with a limit, the oldest notes only. */
export async function takeChanges(tx: Tx, limit?: number): Promise<string[]> {
  const taken =
    limit === undefined
      ? await takeAll(tx, {})
      : await tx
          .delete(gygCardChanges)
          .where(inArray(id, tx.select({ id }).from(gygCardChanges).orderBy(asc(id)).limit(limit)))
          .returning({ gygId });
  return [...new Set(taken.map((note) => note.gygId))].sort();
}

/** Some gygs whose cards have an earlier form, by id. */
export async function listOldCards(read: Reader, limit: number): Promise<string[]> {
  const rows = await read
    .select({ gygId: gygCards.gygId })
    .from(gygCards)
    .where(lt(gygCards.format, cardFormat))
    .limit(limit);
  return rows.map((row) => row.gygId).sort();
}

/**
 * Gives cards a version that this database knows. On PostgreSQL versions are transactions, so those of a database that was
 * copied from another server may lie in the future, where they would count as new for ever.
 */
export async function adoptCards(tx: Tx): Promise<void> {
  if (engine === 'sqlite') return;
  const fromElsewhere = sql`${gygCards.version} >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
  await tx.update(gygCards).set({ version: nextVersion }).where(fromElsewhere);
}

const readAndLock = prepared({ gygIds: 'ids' }, (db, { gygIds }) => {
  const query = db.select().from(gygCards).where(inArray(gygCards.gygId, gygIds)).orderBy(asc(gygCards.gygId));
  return engine === 'postgres' ? query.for('update') : query;
});

/**
 * The cards of these gygs as they are stored, locked until the transaction ends: of two transactions that change one gyg, the
 * later one then reads what the earlier one wrote. Always in one order, so that none wait for each other. SQLite has one
 * writer.
 */
export const lockCards = (tx: Tx, gygIds: readonly string[]): Promise<CardRow[]> => readAndLock(tx, { gygIds });

/** Writes these columns of a card and its version. No index of another column is written. */
export async function updateCard(tx: Tx, gygId: string, changes: Partial<NewCard>): Promise<void> {
  await tx
    .update(gygCards)
    .set({ ...changes, version: nextVersion })
    .where(eq(gygCards.gygId, gygId));
}

/** False if the gyg has a card by now: another transaction made it. */
export async function insertCard(tx: Tx, content: NewCard): Promise<boolean> {
  const inserted = await tx
    .insert(gygCards)
    .values({ ...content, version: nextVersion })
    .onConflictDoNothing({ target: gygCards.gygId })
    .returning({ seq: gygCards.seq });
  return inserted.length === 1;
}

/** The ids of gygs after this one, by id. */
export async function listGygIds(read: Reader, after: string, limit: number): Promise<string[]> {
  const rows = await read
    .select({ id: gygs.id })
    .from(gygs)
    .where(gt(gygs.id, after))
    .orderBy(asc(gygs.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The ids of gygs after this one that were deleted and still have a card, by id. */
export async function listCardsWithoutGyg(read: Reader, after: string, limit: number): Promise<string[]> {
  const rows = await read
    .select({ gygId: gygCards.gygId })
    .from(gygCards)
    .leftJoin(gygs, eq(gygs.id, gygCards.gygId))
    .where(and(gt(gygCards.gygId, after), eq(gygCards.removed, false), sql`${gygs.id} is null`))
    .orderBy(asc(gygCards.gygId))
    .limit(limit);
  return rows.map(({ gygId }) => gygId);
}

/** The cards of these gygs, as they are stored. */
export function listCards(read: Reader, gygIds: readonly string[]): Promise<CardRow[]> {
  return read
    .select()
    .from(gygCards)
    .where(inArray(gygCards.gygId, [...gygIds]));
}
