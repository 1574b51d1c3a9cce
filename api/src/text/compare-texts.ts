import type { Locale } from '@gyg/contract';

const compare = (tag: string) => new Intl.Collator(tag, { sensitivity: 'base', numeric: true }).compare;

/** Compares names and titles as readers of a language sort them, numbers in them as numbers; for lists that are read as a whole. */
export const compareTexts: Readonly<Record<Locale, (one: string, other: string) => number>> = {
  en: compare('en'),
  se: compare('sv'),
};
