/** Style sheet texts, in order. */
export type SheetTexts = readonly string[];
