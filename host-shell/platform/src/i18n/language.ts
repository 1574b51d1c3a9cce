import type { Locale } from '@gyg/contract';
import { pageStorage } from '../storage/page-storage';

/** The page's language. `lang` attributes and formats use `sv`; the switch and stored settings use `se`. */
export type Language = 'en' | 'sv';

const key = 'gyg.language';
export const toLocale = (language: Language): Locale => (language === 'sv' ? 'se' : 'en');
export const toLanguage = (locale: string): Language => (locale === 'se' || locale.startsWith('sv') ? 'sv' : 'en');

/** The initial language: the last choice, else the browser's preference, else English. */
export function startLanguage(): Language {
  return toLanguage(pageStorage.device.getItem(key) ?? navigator.language);
}

/** Sets `lang` for browsers and assistive technology. */
export function declareLanguage(language: Language): void {
  document.documentElement.lang = language;
}

/** Stores the choice for later visits and sets `lang`. */
export function rememberLanguage(language: Language): void {
  pageStorage.device.setItem(key, toLocale(language));
  declareLanguage(language);
}
