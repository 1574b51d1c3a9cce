import type { Locale } from '@gyg/contract';
import { shownLanguage } from './instance';
import { toLocale } from './language';

/** The current language as the API names it, also outside of components. */
export const pageLocale = (): Locale => toLocale(shownLanguage());
