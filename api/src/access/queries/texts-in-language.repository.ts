import type { Locale, ReadingLanguage } from '@gyg/contract';
import { gygPages, gygs, gygTranslations, needs, needTranslations } from '@gyg/database/schema';
import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { isPublished } from './gyg-states.repository';

/** The column by which lists sort names for a reader of this language: only in Swedish å, ä and ö come after z. */
export const nameColumn = <Found, Sorted>(
  { searchText, sortText }: { searchText: Found; sortText: Sorted },
  language: Locale,
): Found | Sorted => (language === 'se' ? sortText : searchText);

/** The title of a need in the second language of its gyg; null without one. To be selected from needs in a join. */
export const secondNeedTitle = sql<string | null>`(select ${needTranslations.title} from ${needTranslations}
  where ${needTranslations.needId} = ${needs.id})`;

/** In which language a statement selects texts: `Call.reading`, or the place of it in a prepared statement. */
export type TextLanguage = ReadingLanguage | SQL<string>;

/** The translation of a gyg into a language, which is shown once it has a title. Gygs must be in a join. */
export const shownIn = (language: TextLanguage) =>
  and(
    eq(gygTranslations.gygId, gygs.id),
    sql`${gygTranslations.language} = ${language}`,
    ne(gygTranslations.language, gygs.language),
    ne(gygTranslations.title, ''),
  );

/** A text that is null unless the gyg is public. Readers of a draft's title may see the one that it had when it was public. */
const unlessDraft = (text: SQL) => sql`case when ${isPublished()} then ${text} end`;

const ofTranslation = (column: 'language' | 'title', language: TextLanguage) =>
  unlessDraft(sql`(select ${gygTranslations[column]} from ${gygTranslations} where ${shownIn(language)})`);

/** The title of a gyg in a language, else its own; that of a draft is its own. Select it from gygs in a join. */
export const gygTitleIn = (language: TextLanguage) =>
  sql<string>`coalesce(${ofTranslation('title', language)}, ${gygs.title})`;

/** The language of `gygTitleIn`. */
export const gygLanguageIn = (language: TextLanguage) =>
  sql`coalesce(${ofTranslation('language', language)}, ${gygs.language})`.mapWith(gygs.language);

const needTranslation = (language: TextLanguage) =>
  sql`(select ${needTranslations.title} from ${needTranslations} inner join ${gygTranslations} on ${shownIn(language)}
    where ${needTranslations.needId} = ${needs.id} and ${needTranslations.language} = ${gygTranslations.language})`;

/** The title of a need in a language if its gyg has that language, of drafts too. Select it from needs joined with gygs. */
export const needTitleIn = (language: TextLanguage) =>
  sql<string>`coalesce(${needTranslation(language)}, ${needs.title})`;

/** The same for what was booked or asked for: that of a draft's need is its own. */
export const bookedNeedTitleIn = (language: TextLanguage) =>
  sql<string>`coalesce(${unlessDraft(needTranslation(language))}, ${needs.title})`;

/** The summary of a gyg in the joined translation (`shownIn`), or its own where it is empty there. */
export const shownSummary = sql<string>`coalesce(nullif(${gygTranslations.summary}, ''), ${gygs.summary})`;

const pageText = (name: 'preface' | 'description' | 'impact' | 'participantInfo' | 'beneficiaryText') =>
  sql`coalesce(nullif(${gygTranslations[name]}, ''), ${gygPages[name]})`.mapWith(gygPages[name]);

/** A page, with its texts in the translation that is joined (`shownIn`) where they are not empty in it. */
export const pageColumns = {
  ...getTableColumns(gygPages),
  preface: pageText('preface'),
  description: pageText('description'),
  impact: pageText('impact'),
  participantInfo: pageText('participantInfo'),
  beneficiaryText: pageText('beneficiaryText'),
};
