import type { Locale } from '@gyg/contract';

/** The column by which lists sort names for a reader of this language: only in Swedish å, ä and ö come after z. */
export const nameColumn = <Found, Sorted>(
  { searchText, sortText }: { searchText: Found; sortText: Sorted },
  language: Locale,
): Found | Sorted => (language === 'se' ? sortText : searchText);
