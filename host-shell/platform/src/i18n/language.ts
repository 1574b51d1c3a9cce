import type { Locale } from '@gyg/contract';
import { pageStorage } from '../storage/page-storage';

/** The page's language: `sv` in `lang` attributes and formats where the switch and stored settings say `se`. */
export type Language = 'en' | 'sv';

const key = 'gyg.language';
export const toLocale = (language: Language): Locale => (language === 'sv' ? 'se' : 'en');
export const toLanguage = (locale: string): Language => (locale === 'se' || locale.startsWith('sv') ? 'sv' : 'en');

/** The language to start in: the last choice, else what the browser prefers, else English. */
export function startLanguage(): Language {
  return toLanguage(pageStorage.device.getItem(key) ?? navigator.language);
}

/** Declares the language to browsers and assistive technology. */
export function declareLanguage(language: Language): void {
  document.documentElement.lang = language;
}

/** Stores the choice for later visits, and declares it. */
export function rememberLanguage(language: Language): void {
  pageStorage.device.setItem(key, toLocale(language));
  declareLanguage(language);
}
