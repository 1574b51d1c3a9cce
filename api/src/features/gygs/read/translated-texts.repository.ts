import type { Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, gygTranslations, needs, needTranslations } from '@gyg/database/schema';
import { and, eq, inArray, ne } from 'drizzle-orm';

export type TranslationRow = typeof gygTranslations.$inferSelect;

/** The shown translations of these gyg into a language, with whether the gyg is a draft. */
export async function findTexts(read: Reader, gygIds: readonly string[], language: Locale) {
  if (gygIds.length === 0) return [];
  return read
    .select({ texts: gygTranslations, publishedAt: gygs.publishedAt })
    .from(gygTranslations)
    .innerJoin(gygs, eq(gygs.id, gygTranslations.gygId))
    .where(
      and(
        inArray(gygTranslations.gygId, [...gygIds]),
        eq(gygTranslations.language, language),
        ne(gygs.language, language),
        ne(gygTranslations.title, ''),
      ),
    );
}

/** The titles of these needs in a language, of gygs whose translation is shown. */
export async function findNeedTitles(read: Reader, needIds: readonly string[], language: Locale) {
  if (needIds.length === 0) return [];
  return read
    .select({ id: needTranslations.needId, title: needTranslations.title, publishedAt: gygs.publishedAt })
    .from(needTranslations)
    .innerJoin(needs, eq(needs.id, needTranslations.needId))
    .innerJoin(gygs, eq(gygs.id, needs.gygId))
    .innerJoin(
      gygTranslations,
      and(eq(gygTranslations.gygId, gygs.id), eq(gygTranslations.language, needTranslations.language)),
    )
    .where(
      and(
        inArray(needTranslations.needId, [...needIds]),
        eq(needTranslations.language, language),
        ne(gygs.language, language),
        ne(gygTranslations.title, ''),
      ),
    );
}
