import { preparedWrite, type Reader, type Tx } from '@gyg/database';
import {
  gygManagers,
  gygMedia,
  gygPages,
  gygPartners,
  gygs,
  gygTags,
  gygTranslations,
  needs,
  needTranslations,
  oldFriendlyUrls,
  organizations,
} from '@gyg/database/schema';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';

export type NewGyg = typeof gygs.$inferInsert;
export type NewGygPage = typeof gygPages.$inferInsert;

/** Undefined if its host has another gyg with that friendly URL. */
export async function insertGyg(tx: Tx, gyg: NewGyg, page: Omit<NewGygPage, 'gygId'>): Promise<string | undefined> {
  const [row] = await tx
    .insert(gygs)
    .values(gyg)
    .onConflictDoNothing({ target: [gygs.organizationId, gygs.friendlyUrl] })
    .returning({ id: gygs.id });
  if (row) await tx.insert(gygPages).values({ ...page, gygId: row.id });
  return row?.id;
}

export async function insertManagers(tx: Tx, rows: (typeof gygManagers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(gygManagers).values(rows).onConflictDoNothing();
}
export async function insertPartners(tx: Tx, rows: (typeof gygPartners.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(gygPartners).values(rows).onConflictDoNothing();
}
export async function insertTags(tx: Tx, rows: (typeof gygTags.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(gygTags).values(rows).onConflictDoNothing();
}
export async function insertMedia(tx: Tx, rows: (typeof gygMedia.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(gygMedia).values(rows);
}

/** Whether another gyg of the host has or had this friendly URL; previous ones keep redirecting to their gyg. */
export async function isUrlTaken(
  read: Reader,
  gyg: { id: string | null; organizationId: string },
  friendlyUrl: string,
): Promise<boolean> {
  const { id, organizationId } = gyg;
  const current = await read
    .select({ id: gygs.id })
    .from(gygs)
    .where(
      and(
        eq(gygs.organizationId, organizationId),
        eq(gygs.friendlyUrl, friendlyUrl),
        id === null ? undefined : ne(gygs.id, id),
      ),
    );
  const old = await read
    .select({ id: oldFriendlyUrls.id })
    .from(oldFriendlyUrls)
    .where(
      and(
        eq(oldFriendlyUrls.kind, 'gyg'),
        eq(oldFriendlyUrls.organizationId, organizationId),
        eq(oldFriendlyUrls.friendlyUrl, friendlyUrl),
        id === null ? undefined : ne(oldFriendlyUrls.targetId, id),
      ),
    );
  return current.length + old.length > 0;
}

/** Changes a friendly URL; the previous one keeps redirecting to the gyg. */
export async function changeFriendlyUrl(
  tx: Tx,
  gyg: { id: string; organizationId: string; friendlyUrl: string },
  friendlyUrl: string,
  now: Date,
): Promise<void> {
  const { id: targetId, organizationId } = gyg;
  const own = and(eq(oldFriendlyUrls.kind, 'gyg'), eq(oldFriendlyUrls.targetId, targetId));
  await tx.delete(oldFriendlyUrls).where(and(own, eq(oldFriendlyUrls.friendlyUrl, friendlyUrl)));
  const url = { kind: 'gyg' as const, targetId, organizationId, friendlyUrl: gyg.friendlyUrl, createdAt: now };
  await tx.insert(oldFriendlyUrls).values(url).onConflictDoNothing();
  await tx.update(gygs).set({ friendlyUrl }).where(eq(gygs.id, targetId));
}

/** Releases the previous friendly URLs of a deleted gyg. */
export async function deleteOldUrls(tx: Tx, gygId: string): Promise<void> {
  await tx.delete(oldFriendlyUrls).where(and(eq(oldFriendlyUrls.kind, 'gyg'), eq(oldFriendlyUrls.targetId, gygId)));
}

const lock = preparedWrite({ id: gygs.id }, (db, { id }) =>
  db
    .update(gygs)
    .set({ updatedAt: sql`${gygs.updatedAt}` })
    .where(eq(gygs.id, id))
    .returning({ id: gygs.id }),
);

/**
 * Locks the gyg's row until the transaction ends; false if there is none. Booking a recipient's place writes the same
 * row.
 */
export async function lockGygRow(tx: Tx, gygId: string): Promise<boolean> {
  return (await lock(tx, { id: gygId })).length === 1;
}

/** Locks the gyg's needs, which waits for bookings in progress. Later bookings check the gyg again afterwards. */
export async function lockNeedRows(tx: Tx, gygId: string): Promise<void> {
  await tx
    .update(needs)
    .set({ sortOrder: sql`${needs.sortOrder}` })
    .where(eq(needs.gygId, gygId));
}

/**
 * Locks the gyg's key, so that no transaction can add rows that refer to it (they lock the key). For a gyg that is
 * deleted in the same transaction.
 */
export async function lockGygKey(tx: Tx, gygId: string): Promise<boolean> {
  const locked = await tx
    .update(gygs)
    .set({ friendlyUrl: sql`${gygs.friendlyUrl} || '~'` })
    .where(eq(gygs.id, gygId))
    .returning({ id: gygs.id });
  return locked.length === 1;
}

/** Serialises the choice of friendly URLs of a host's gygs. */
export async function lockHost(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .update(organizations)
    .set({ sortOrder: sql`${organizations.sortOrder}` })
    .where(eq(organizations.id, organizationId));
}

/** The titles of a gyg's visible needs, each with one of its translations; null without. */
export function listNeedTitles(read: Reader, gygId: string) {
  return read
    .select({ needId: needs.id, title: needs.title, translated: needTranslations.title })
    .from(needs)
    .leftJoin(needTranslations, eq(needTranslations.needId, needs.id))
    .where(and(eq(needs.gygId, gygId), ne(needs.whoCanOffer, 'NONE'), isNull(needs.deletedAt)))
    .orderBy(asc(needs.sortOrder), asc(needs.id), asc(needTranslations.language));
}

/** The texts of a gyg in other languages that lists show. */
export function listTranslatedTexts(read: Reader, gygId: string) {
  return read
    .select({ title: gygTranslations.title, summary: gygTranslations.summary })
    .from(gygTranslations)
    .where(eq(gygTranslations.gygId, gygId))
    .orderBy(asc(gygTranslations.language));
}

export async function setMoreSearchText(tx: Tx, gygId: string, moreSearchText: string): Promise<void> {
  await tx.update(gygs).set({ moreSearchText }).where(eq(gygs.id, gygId));
}

/** Some of the gyg ids whose text has not been computed. */
export async function listWithoutMoreSearchText(read: Reader, limit: number): Promise<string[]> {
  const rows = await read.select({ id: gygs.id }).from(gygs).where(isNull(gygs.moreSearchText)).limit(limit);
  return rows.map(({ id }) => id);
}
