import type { Locale } from '@gyg/contract';
import { prepared, type Reader } from '@gyg/database';
import { gygs, gygTranslations, needs, needTranslations } from '@gyg/database/schema';
import { and, eq, inArray, ne } from 'drizzle-orm';

export type TranslationRow = typeof gygTranslations.$inferSelect;

const textsOfGygs = prepared({ gygIds: 'ids', language: gygTranslations.language }, (db, { gygIds, language }) =>
  db
    .select({ texts: gygTranslations, publishedAt: gygs.publishedAt })
    .from(gygTranslations)
    .innerJoin(gygs, eq(gygs.id, gygTranslations.gygId))
    .where(
      and(
        inArray(gygTranslations.gygId, gygIds),
        eq(gygTranslations.language, language),
        ne(gygs.language, language),
        ne(gygTranslations.title, ''),
      ),
    ),
);

/** The shown translations of these gyg into a language, with whether the gyg is a draft. */
export async function findTexts(read: Reader, gygIds: readonly string[], language: Locale) {
  return gygIds.length === 0 ? [] : textsOfGygs(read, { gygIds, language });
}

const titlesOfNeeds = prepared({ needIds: 'ids', language: needTranslations.language }, (db, { needIds, language }) =>
  db
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
        inArray(needTranslations.needId, needIds),
        eq(needTranslations.language, language),
        ne(gygs.language, language),
        ne(gygTranslations.title, ''),
      ),
    ),
);

/** The titles of these needs in a language, of gygs whose translation is shown. */
export async function findNeedTitles(read: Reader, needIds: readonly string[], language: Locale) {
  return needIds.length === 0 ? [] : titlesOfNeeds(read, { needIds, language });
}
