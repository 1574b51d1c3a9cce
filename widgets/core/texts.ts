import { readLanguage } from '@gyg/contract/widgets';

/** The languages of elements. */
export type Language = 'en' | 'sv';

/** One set of texts in each language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** The language for a page's `lang` value. `se` is Northern Sámi there, so only `sv` is Swedish. */
export const languageOfPage = (lang: string): Language => (/^sv(-|$)/i.test(lang) ? 'sv' : 'en');

/** The language of the nearest `lang` attribute around an element. */
export const languageAround = (element: Pick<Element, 'closest'>): Language =>
  languageOfPage(element.closest('[lang]')?.getAttribute('lang') ?? '');

/** The language of an element: the one that its author sets, else that of the page around it. */
export const languageFor = (element: Pick<Element, 'getAttribute' | 'closest'>): Language =>
  readLanguage(element.getAttribute('language')) ?? languageAround(element);

/** A count with its noun, for languages with one singular and one plural form. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
