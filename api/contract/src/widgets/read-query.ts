import type { OptionText } from './option';

// Options that the API needs. The loader reads them before an element's code has loaded, so this file stays small.

/** A text without surrounding spaces; empty if it is absent. */
export const readText = (text: OptionText): string => text?.trim() ?? '';

/** Cards in a row, 1 to 4. Returns 4 for an invalid value. */
export const readRow = (text: OptionText): 1 | 2 | 3 | 4 => {
  const rows: Readonly<Record<string, 1 | 2 | 3>> = { 1: 1, 2: 2, 3: 3 };
  return rows[readText(text)] ?? 4;
};

/** The most cards that a list may fetch at once. */
export const mostAtOnce = 48;

/** Cards before "Show more", 1 to 48; undefined for the default, two rows. */
export const readLimit = (text: OptionText): number | undefined => {
  const limit = Number(readText(text));
  return Number.isInteger(limit) && limit >= 1 ? Math.min(limit, mostAtOnce) : undefined;
};

/** The origin of an http(s) address; undefined for anything else. */
export const readOrigin = (text: OptionText): string | undefined => {
  const address = readText(text);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
};

/** `en`, or `sv` (`se` means the same, as in the platform's switch); undefined for others. */
export function readLanguage(text: OptionText): 'en' | 'sv' | undefined {
  const wish = readText(text).toLowerCase();
  if (/^(se|sv)(-|$)/.test(wish)) return 'sv';
  return /^en(-|$)/.test(wish) ? 'en' : undefined;
}
