import type { Gyg } from '@gyg/contract';
import { type Language, textLang } from '@gyg/platform';

/**
 * The language of texts that exist only in the gyg's own language, also when its page is read in a second one:
 * descriptions of needs and pictures, and the text about donations.
 */
export const ownLanguage = ({ languages, language }: Pick<Gyg, 'languages' | 'language'>): Language =>
  textLang(languages[0] ?? language);
