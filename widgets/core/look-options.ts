import { type OptionText, readText } from './query-options';

// The options that only the look depends on; as in query-options.ts each gives a usable value for any text.

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
