import type { Locale } from '@gyg/contract';
import { toLocale } from './language';
import { shownLanguage } from './shown-language';

/** The current language as the API names it, also outside of components. */
export const pageLocale = (): Locale => toLocale(shownLanguage());
