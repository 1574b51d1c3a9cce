/** Style sheets as texts, in order. */
export type SheetTexts = readonly string[];
