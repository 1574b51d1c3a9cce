import type { Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, gygTranslations } from '@gyg/database/schema';
import { and, eq, ne } from 'drizzle-orm';

/** When a gyg was last saved, and its title and summary in a language if a translation to it is shown: if it has a title. */
export async function findCalendarTexts(read: Reader, gygId: string, language: Locale) {
  const [row] = await read
    .select({ updatedAt: gygs.updatedAt, title: gygTranslations.title, summary: gygTranslations.summary })
    .from(gygs)
    .leftJoin(
      gygTranslations,
      and(eq(gygTranslations.gygId, gygs.id), eq(gygTranslations.language, language), ne(gygTranslations.title, '')),
    )
    .where(eq(gygs.id, gygId));
  return row;
}
