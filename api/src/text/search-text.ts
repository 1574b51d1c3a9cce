import type { Locale } from '@gyg/contract';
import { searchText, searchWords, sortText } from '@gyg/contract/search-text';

/** The columns that follow from a name: by which it is found, and by which Swedish lists sort it. */
export const nameTexts = (name: string): { searchText: string; sortText: string } => ({
  searchText: searchText(name),
  sortText: sortText(name),
});

const compare = (tag: string) => new Intl.Collator(tag, { sensitivity: 'base', numeric: true }).compare;

/** Compares names and titles as readers of a language sort them, numbers in them as numbers; for lists that are read as a whole. */
export const compareTexts: Readonly<Record<Locale, (left: string, right: string) => number>> = {
  en: compare('en'),
  se: compare('sv'),
};

/** The LIKE pattern of texts that contain this one, for use with `escape '\'`. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The words of a keyword as LIKE patterns, for use with `escape '\'`. */
export function searchPatterns(keyword: string): string[] {
  return searchWords(keyword).map(containing);
}
