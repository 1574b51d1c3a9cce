import { foldedSigns } from '@gyg/contract/search-text';
import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '../../text/search-text';

/** Signs, and what takes their place. */
const replaced = [
  ...foldedSigns,
  ...([
    ['Åå', 'a'],
    ['Ää', 'a'],
    ['Öö', 'o'],
    ['Éé', 'e'],
    ['Üü', 'u'],
    ['Øø', 'o'],
    ['Ææ', 'ae'],
  ] as const),
];

/**
 * A text in lower case without the accents of the Nordic languages, with quotes and dashes as on a keyboard, for rows that
 * store no search text. The same on both engines: SQLite's lower() only supports ASCII.
 */
function folded(column: AnyColumn): SQL {
  const plain = replaced.reduce(
    (text, [signs, by]) => [...signs].reduce((inner, sign) => sql`replace(${inner}, ${sign}, ${by})`, text),
    sql`${column}`,
  );
  return sql`lower(${plain})`;
}

/** Where a keyword may be found. */
export interface Searched {
  /** Columns that are in lower case without accents: stored search texts, and addresses. */
  searchTexts?: readonly AnyColumn[];
  /** Columns with any text. */
  texts?: readonly AnyColumn[];
}

/** A condition for each word of a keyword: it is in one of the columns. */
export function matchesWords(keyword: string | undefined, { searchTexts = [], texts = [] }: Searched): SQL[] {
  const columns = [...searchTexts.map((column) => sql`${column}`), ...texts.map(folded)];
  return searchPatterns(keyword ?? '').flatMap(
    (like) => or(...columns.map((column) => sql`${column} like ${like} escape '\\'`)) ?? [],
  );
}
