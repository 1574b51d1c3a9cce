import type { Locale } from '@gyg/contract';

const langOf = (locale: Locale): string => (locale === 'se' ? 'sv' : 'en');

/** Paragraphs as html; one with a tag stays unchanged. */
export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => (text === '' || text.startsWith('<') ? text : `<p>${text}</p>`)).join('');
}

/** A text followed by the short paragraph in the other language, marked with `lang` (WCAG 3.1.2). */
export function bilingual(texts: readonly string[], other: string, written: Locale): string {
  const lang = langOf(written === 'se' ? 'en' : 'se');
  return `${paragraphs(texts)}<p lang="${lang}">${other}</p>`;
}
