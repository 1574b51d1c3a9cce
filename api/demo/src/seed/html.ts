import type { Locale } from '@gyg/contract';

const langOf = (locale: Locale): string => (locale === 'se' ? 'sv' : 'en');

/** Paragraphs as html; one that brings its own tag stays as it is. */
export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => (text === '' || text.startsWith('<') ? text : `<p>${text}</p>`)).join('');
}

/** A text and, after it, the short paragraph in the other language, marked as such (WCAG 3.1.2). */
export function bilingual(texts: readonly string[], other: string, written: Locale): string {
  const lang = langOf(written === 'se' ? 'en' : 'se');
  return `${paragraphs(texts)}<p lang="${lang}">${other}</p>`;
}
