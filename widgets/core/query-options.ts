/**
 * The plug-in options of specification 2.1 and 5 as attribute texts: each reader takes the attribute's text, or null
 * where it is absent, and gives a usable value for whatever a webmaster may have typed.
 *
 * These are the ones the server needs; the loader reads them too and must stay tiny, so the others are separate.
 */
export type OptionText = string | null;

/** A text without surrounding spaces; empty where nothing was given. */
export const readText = (text: OptionText): string => text?.trim() ?? '';

/** Whose gygs: the organisation's own, or those of other hosts. */
export const readHost = (text: OptionText): 'self' | 'others' => (readText(text) === 'others' ? 'others' : 'self');

/** `p` upcoming, `o` in progress, `f` past, together in this order; anything else is all three. */
export const readStates = (text: OptionText): string =>
  ['p', 'o', 'f'].filter((code) => readText(text).includes(code)).join('') || 'pof';

/** Comma-separated tags, `#` and spaces stripped. */
export const readTags = (text: OptionText): readonly string[] =>
  readText(text)
    .replace(/[#\s]/g, '')
    .split(',')
    .filter((tag) => tag !== '');

/** The origin of an http(s) address; undefined for anything else. */
export const readOrigin = (text: OptionText): string | undefined => {
  const address = readText(text);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
};
