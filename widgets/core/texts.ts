/** The languages of elements. */
export type Language = 'en' | 'sv';

/** One set of texts in each language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** The same, each loaded when it is first needed. */
export type TextFiles<T> = Texts<() => Promise<T>>;

/** The language for a page's `lang` value. `se` is Northern Sámi there, so only `sv` is Swedish. */
export const languageOfPage = (lang: string): Language => (/^sv(-|$)/i.test(lang) ? 'sv' : 'en');

/** The language of the nearest `lang` attribute around an element. */
export const languageAround = (element: Pick<Element, 'closest'>): Language =>
  languageOfPage(element.closest('[lang]')?.getAttribute('lang') ?? '');

/** A count with its noun, for languages with one singular and one plural form. */
export const counted = (count: number, singular: string, many: string): string =>
  `${count} ${count === 1 ? singular : many}`;

/** Names as a list, such as `a, b and c`. */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`;
