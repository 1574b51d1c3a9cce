import type { Reader, Tx } from '@gyg/database';
import { gygs, gygTranslations, needs, needTranslations } from '@gyg/database/schema';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';

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
