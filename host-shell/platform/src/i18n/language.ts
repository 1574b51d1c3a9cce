import type { Locale } from '@gyg/contract';

/** The page's language: `sv` in `lang` attributes and formats where the switch and stored settings say `se`. */
export type Language = 'en' | 'sv';

const key = 'gyg.language';
export const toLocale = (language: Language): Locale => (language === 'sv' ? 'se' : 'en');
export const toLanguage = (locale: string): Language => (locale === 'se' || locale.startsWith('sv') ? 'sv' : 'en');

/** The language to start in: what was chosen before, else what the browser prefers, else English. */
export function startLanguage(): Language {
  return toLanguage(localStorage.getItem(key) ?? navigator.language);
}

/** Remembers the choice and says it to browsers and assistive technology. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(key, toLocale(language));
  document.documentElement.lang = language;
}
