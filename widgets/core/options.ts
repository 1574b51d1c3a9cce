/**
 * The plug-in options of specification 2.1 and 5 as attribute texts: each reader takes the attribute's text, or null
 * where it is absent, and gives a usable value for whatever a webmaster may have typed.
 */
export type OptionText = string | null;

/** A text without surrounding spaces; empty where nothing was given. */
export const readText = (text: OptionText): string => text?.trim() ?? '';

/** Whose gygs: the organisation's own, or those of others that its people support. */
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

/** Cards in a row, 1 to 4; four where that is not what was given. */
export const readRow = (text: OptionText): 1 | 2 | 3 | 4 => {
  const rows: Readonly<Record<string, 1 | 2 | 3>> = { 1: 1, 2: 2, 3: 3 };
  return rows[readText(text)] ?? 4;
};

/** A hex colour with or without `#` (3, 4, 6 or 8 digits) as CSS takes it; undefined for anything else. */
export const readColour = (text: OptionText): string | undefined => {
  const digits = readText(text).replaceAll('#', '');
  return /^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits) ? `#${digits.toLowerCase()}` : undefined;
};

/** Only the text 'true' opens a new window (specification 5). */
export const readNewWindow = (text: OptionText): boolean => text === 'true';

/** Per cent of the space there is, above 0 and at most 100; 100 where that is not what was given. */
export const readWidth = (text: OptionText): number => {
  const width = Number(readText(text).replace('%', ''));
  return width > 0 && width <= 100 ? width : 100;
};

/** `light` or `dark` where the author insists; else it follows the page. */
export const readTheme = (text: OptionText): 'light' | 'dark' | 'auto' => {
  const theme = readText(text);
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
};

/** The origin of an http(s) address; undefined for anything else. */
export const readOrigin = (text: OptionText): string | undefined => {
  const address = readText(text);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
};
