import { searchWords } from '@gyg/contract/search-text';

/** The LIKE pattern of texts that contain this one, for use with `escape '\'`. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The words of a keyword as LIKE patterns, for use with `escape '\'`. */
export function searchPatterns(keyword: string): string[] {
  return searchWords(keyword).map(containing);
}
