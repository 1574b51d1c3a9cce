/**
 * Signs that people type in another way than they are printed, by what takes their place; empty: signs that cannot be seen.
 * The database folds the same signs in texts that are not stored folded. After a change here, the next start folds stored texts again.
 */
export const foldedSigns = [
  ['’‘‚‛′ʼ´`', "'"],
  ['“”„‟″«»', '"'],
  ['‐‑‒–—―−', '-'],
  ['\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff', ''],
  ['\u00a0\u202f', ' '],
] as const;

const replacements = new Map(foldedSigns.flatMap(([signs, by]) => [...signs].map((sign) => [sign, by] as const)));
const anySign = new RegExp(`[${[...replacements.keys()].join('')}]`, 'gu');

/**
 * A text as all searches compare it: Unicode lower case, accents folded, quotes and dashes as on a keyboard, nothing that
 * cannot be seen, single spaces. Stored with rows, because SQLite's lower() only supports ASCII.
 */
export function searchText(...parts: readonly string[]): string {
  return parts
    .join(' ')
    .replace(anySign, (sign) => replacements.get(sign) ?? sign)
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

/** Å, ä and ö as the last letters. In each collation digits come before letters, so they are also in their own order. */
const lastLetters = [
  ['åÅ', 'zzzz1', 'a'],
  ['äÄæÆ', 'zzzz2', 'a'],
  ['öÖøØ', 'zzzz3', 'o'],
] as const;

/** A name or title whose order as a plain text is the Swedish one: as `searchText`, with å, ä and ö after z. */
export function sortText(text: string): string {
  const composed = text.normalize('NFC');
  const moved = lastLetters.reduce(
    (all, [letters, last]) => all.replace(new RegExp(`[${letters}]`, 'gu'), last),
    composed,
  );
  return searchText(moved);
}

/** What a `sortText` is in English, where å and ä are kinds of a, and ö of o. */
export const plainSortText = (text: string): string =>
  lastLetters.reduce((all, [, last, plain]) => all.replaceAll(last, plain), text);

/** The normalised words of a keyword. */
export function searchWords(keyword: string): string[] {
  return searchText(keyword)
    .split(' ')
    .filter((word) => word !== '');
}
