import type { Locale } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { gygTranslations, needs, needTranslations } from '@gyg/database/schema';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

export type TranslationRow = typeof gygTranslations.$inferSelect;

/** Every translation of a gyg, shown or not. */
export function listTranslationRows(read: Reader, gygId: string): Promise<TranslationRow[]> {
  return read
    .select()
    .from(gygTranslations)
    .where(eq(gygTranslations.gygId, gygId))
    .orderBy(asc(gygTranslations.language));
}

/** The translated titles of a gyg's needs, in their order. */
export function listNeedTitles(read: Reader, gygId: string) {
  return read
    .select({ id: needs.id, language: needTranslations.language, title: needTranslations.title })
    .from(needTranslations)
    .innerJoin(needs, eq(needs.id, needTranslations.needId))
    .where(and(eq(needs.gygId, gygId), isNull(needs.deletedAt)))
    .orderBy(asc(needs.sortOrder), asc(needs.id));
}

export async function listNeedIds(read: Reader, gygId: string): Promise<string[]> {
  const rows = await read
    .select({ id: needs.id })
    .from(needs)
    .where(and(eq(needs.gygId, gygId), isNull(needs.deletedAt)));
  return rows.map(({ id }) => id);
}

export async function upsertTranslation(tx: Tx, row: typeof gygTranslations.$inferInsert): Promise<void> {
  const { gygId: _gyg, language: _language, createdAt: _created, ...texts } = row;
  await tx
    .insert(gygTranslations)
    .values(row)
    .onConflictDoUpdate({ target: [gygTranslations.gygId, gygTranslations.language], set: texts });
}

/** Deletes the titles of a gyg's needs in a language. */
export async function deleteNeedTitles(tx: Tx, gygId: string, language: Locale): Promise<void> {
  const ofGyg = tx.select({ id: needs.id }).from(needs).where(eq(needs.gygId, gygId));
  await tx
    .delete(needTranslations)
    .where(and(inArray(needTranslations.needId, ofGyg), eq(needTranslations.language, language)));
}

export async function insertNeedTitles(tx: Tx, rows: (typeof needTranslations.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(needTranslations).values(rows);
}

/** False if there was none. */
export async function deleteTranslationRow(tx: Tx, gygId: string, language: Locale): Promise<boolean> {
  const deleted = await tx
    .delete(gygTranslations)
    .where(and(eq(gygTranslations.gygId, gygId), eq(gygTranslations.language, language)))
    .returning({ gygId: gygTranslations.gygId });
  return deleted.length === 1;
}
