/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and others. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text of a person for use inside a sentence of ours. With letters that are written from right to left it is isolated
 * (U+2068 and U+2069, a line each), so that what stands beside it keeps its order; any other text stays as it is.
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? text.replace(/[^\r\n]+/g, '\u2068$&\u2069') : text;
