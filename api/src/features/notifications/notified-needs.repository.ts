import type { Reader } from '@gyg/database';
import { needs, needTranslations } from '@gyg/database/schema';
import { eq, inArray } from 'drizzle-orm';

/** The needs of these gygs that have a title in a second language, with both titles. */
export async function listTranslatedNeeds(read: Reader, gygIds: readonly string[]) {
  if (gygIds.length === 0) return [];
  return read
    .select({ gygId: needs.gygId, title: needs.title, second: needTranslations.title })
    .from(needs)
    .innerJoin(needTranslations, eq(needTranslations.needId, needs.id))
    .where(inArray(needs.gygId, [...gygIds]));
}
