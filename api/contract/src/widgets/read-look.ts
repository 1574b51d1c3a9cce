import type { OptionText } from './option';
import { readText } from './read-query';

// Options that affect only the look.

/** A hex colour with or without `#` (3, 4, 6 or 8 digits) as a CSS colour; undefined for anything else. */
export const readColour = (text: OptionText): string | undefined => {
  const digits = readText(text).replaceAll('#', '');
  return /^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits) ? `#${digits.toLowerCase()}` : undefined;
};

/** What a browser's field for a colour shows while none is chosen: it cannot be empty. */
export const noColour = '#ffffff';

/**
 * Only the text 'true' opens a new window, or an attribute without a text, which React writes for `true` while an element
 * is not defined yet.
 */
export const readNewWindow = (text: OptionText): boolean => text === 'true' || text === '';

/** An attribute that is on if it is present, unless its text is `false`. */
export const readFlag = (text: OptionText): boolean => text !== null && text !== 'false';

/** Percentage of the available width, above 0 and at most 100. Returns 100 for an invalid value. */
export const readWidth = (text: OptionText): number => {
  const width = Number(readText(text).replace('%', ''));
  return width > 0 && width <= 100 ? width : 100;
};

/** `light` or `dark` if the author sets it; otherwise `auto` follows the page. */
export const readTheme = (text: OptionText): 'light' | 'dark' | 'auto' => {
  const theme = readText(text);
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
};
