import swedish from 'hyphen/sv';

// The library is a CommonJS module. Imported on demand directly, it would add webpack's conversion to every entry that
// can show a long title, among them the loader of the widgets, which must stay small.

/** Inserts soft hyphens in words of at least `minWordLength` letters, by Swedish patterns. */
export const hyphenateSwedish = (text: string, minWordLength: number): string =>
  swedish.hyphenateSync(text, { minWordLength });
