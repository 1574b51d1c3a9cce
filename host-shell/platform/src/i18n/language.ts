import type { Locale } from '@gyg/contract';
import { pageStorage } from '../storage/page-storage';

/** The page's language. `lang` attributes and formats use `sv`; the switch and stored settings use `se`. */
export type Language = 'en' | 'sv';

const key = 'gyg.language';
export const toLocale = (language: Language): Locale => (language === 'sv' ? 'se' : 'en');
export const toLanguage = (locale: string): Language => (locale === 'se' || locale.startsWith('sv') ? 'sv' : 'en');
/** The value of `lang` for a text whose language the API gives: stored `se` is `sv` in HTML. */
export const textLang = (locale: Locale): Language => toLanguage(locale);

/**
 * The language of this visit: the one that the address names (`?lang=sv`), then the same until the tab closes or the
 * visitor switches. A link must not change the choice for later visits. Undefined if no address named one.
 */
export function visitLanguage(): Language | undefined {
  const named = new URLSearchParams(location.search).get('lang') ?? '';
  if (/^(en|sv|se)$/i.test(named)) pageStorage.tab.setItem(key, toLocale(toLanguage(named.toLowerCase())));
  const stored = pageStorage.tab.getItem(key);
  return stored === null ? undefined : toLanguage(stored);
}

/** The language of the last visit that no address named. */
export function storedLanguage(): Language | undefined {
  const stored = pageStorage.device.getItem(key);
  return stored === null ? undefined : toLanguage(stored);
}

/** The initial language: that of this visit, else the last choice, else the browser's preference, else English. */
export function startLanguage(): Language {
  return visitLanguage() ?? storedLanguage() ?? toLanguage(navigator.language);
}

/** Sets `lang` for browsers and assistive technology. */
export function declareLanguage(language: Language): void {
  document.documentElement.lang = language;
}

/** Stores the choice for later visits and sets `lang`. */
export function rememberLanguage(language: Language): void {
  pageStorage.tab.removeItem(key);
  pageStorage.device.setItem(key, toLocale(language));
  declareLanguage(language);
}
