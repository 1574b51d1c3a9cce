/** The languages elements speak. */
export type Language = 'en' | 'sv';

/** One set of texts in each language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** The language an author asked for: `en`, `sv`, or `se` as the platform's switch says; undefined for others. */
export function readLanguage(text: string | null): Language | undefined {
  const wish = text?.trim().toLowerCase() ?? '';
  if (/^(se|sv)(-|$)/.test(wish)) return 'sv';
  return /^en(-|$)/.test(wish) ? 'en' : undefined;
}

/** The language for a page that says `lang`; there `se` is Northern Sámi, so only `sv` is Swedish. */
export const languageOfPage = (lang: string): Language => (/^sv(-|$)/i.test(lang) ? 'sv' : 'en');

/** A count with its word, for languages of one singular and one plural. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
