import type { Locale } from '@gyg/contract';
import i18n from 'i18next';
import { toLanguage, toLocale } from './language';

/** The current language as the API names it, also outside of components. */
export const pageLocale = (): Locale => toLocale(toLanguage(i18n.language ?? ''));
