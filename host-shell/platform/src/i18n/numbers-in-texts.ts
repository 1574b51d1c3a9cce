import type { FormatterModule } from 'i18next';
import { toLanguage } from './language';

const numbers = { en: new Intl.NumberFormat('en-GB'), sv: new Intl.NumberFormat('sv-SE') } as const;
const nothing = () => undefined;

/** Writes the numbers in texts, such as `{{count}}`, as their language does: "1,240" or "1 240". Texts stay as they are. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value, _format, language) =>
    typeof value === 'number' ? numbers[toLanguage(language ?? 'en')].format(value) : value,
};
