import type { Locale } from '@gyg/contract';
import { browserStorage } from '../storage/browser-storage';

/** The page's language: `sv` in `lang` attributes and formats where the switch and stored settings say `se`. */
export type Language = 'en' | 'sv';

const key = 'gyg.language';
export const toLocale = (language: Language): Locale => (language === 'sv' ? 'se' : 'en');
export const toLanguage = (locale: string): Language => (locale === 'se' || locale.startsWith('sv') ? 'sv' : 'en');

/** The language to start in: what was chosen before, else what the browser prefers, else English. */
export function startLanguage(): Language {
  return toLanguage(browserStorage('device').getItem(key) ?? navigator.language);
}

/** Says the language to browsers and assistive technology. */
export function sayLanguage(language: Language): void {
  document.documentElement.lang = language;
}

/** Remembers the choice for later visits, and says it. */
export function rememberLanguage(language: Language): void {
  browserStorage('device').setItem(key, toLocale(language));
  sayLanguage(language);
}
