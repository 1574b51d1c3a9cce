import { readColour, readNewWindow, readTheme, readWidth } from './read-look';
import { readLanguage, readLimit, readOrigin, readRow, readText } from './read-query';

// Options that several elements have. Plain objects, so that bundlers drop those of other elements.
export const language = { attributes: ['language'], read: readLanguage } as const;
export const theme = { attributes: ['theme'], read: readTheme } as const;
export const api = { attributes: ['api'], read: readOrigin, notInQuery: true } as const;
export const win = { attributes: ['win', 'new-window'], read: readNewWindow } as const;
export const bg = { attributes: ['bg', 'bg-color'], read: readColour } as const;
export const width = { attributes: ['width'], read: readWidth } as const;
export const row = { attributes: ['row', 'gygs-per-row'], read: readRow } as const;
export const limit = { attributes: ['limit'], read: readLimit } as const;
export const empty = { attributes: ['empty', 'when-empty'], read: readText } as const;

/** What an element with cards has besides the names of what it shows. */
export const cardOptions = { bg, win, width, language, theme, api } as const;
export const cardListOptions = { limit, empty, row, ...cardOptions } as const;
