import type { Locale, OperationName, ReadingLanguage } from '@gyg/contract';
import { takesLanguage } from '@gyg/contract/reads-in-language';

/**
 * The value of `lang` that a call sends: the given one, else the page's language; undefined for calls that take none.
 */
export const langOf = (
  name: OperationName,
  given: ReadingLanguage | undefined,
  locale: Locale,
): ReadingLanguage | undefined => (takesLanguage(name) ? (given ?? locale) : undefined);

/** The value of Accept-Language, by which the API knows the language on screen: of texts that a call writes, and of lists and files. */
export const languageTag = (locale: Locale): string => (locale === 'se' ? 'sv' : 'en');
