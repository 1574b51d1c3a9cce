/**
 * A text as search compares it: lower case by Unicode, accents folded, blanks single. Stored beside the row, because
 * SQLite's lower() knows ASCII only.
 */
export function searchText(...parts: readonly string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a keyword, each as a LIKE pattern to be used with `escape '\'`. */
export function searchPatterns(keyword: string): string[] {
  return searchText(keyword)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
