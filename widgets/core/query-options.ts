/**
 * Readers of the plug-in options from attributes. Each takes the attribute's text, or null if it is absent, and returns
 * a usable value for any input.
 *
 * These are the options that the server needs. The loader reads them too and must stay small, so the others are in
 * look-options.ts.
 */
export type OptionText = string | null;

/** A text without surrounding spaces; empty if it is absent. */
export const readText = (text: OptionText): string => text?.trim() ?? '';

/** Whose gygs: the organisation's, or those of other hosts. */
export const readHost = (text: OptionText): 'self' | 'others' => (readText(text) === 'others' ? 'others' : 'self');

/** `p` upcoming, `o` in progress, `f` past, combined in this order; anything else means all three. */
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
