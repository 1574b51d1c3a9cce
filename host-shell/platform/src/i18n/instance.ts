import { isolated } from '@gyg/contract/isolated';
import i18n, { type FormatterModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type Language, toLanguage } from './language';

export { default as i18n } from 'i18next';
export { Trans, useTranslation } from 'react-i18next';

const numbers = { en: new Intl.NumberFormat('en-GB'), sv: new Intl.NumberFormat('sv-SE') } as const;
const nothing = () => undefined;

/**
 * Writes the values of texts: numbers as their language does, "1,240" or "1 240". Names that are written from right to left
 * do not change the order of the words around them.
 */
const values: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format(value, _format, language) {
    if (value === undefined || value === null) return value;
    return typeof value === 'number' ? numbers[toLanguage(language ?? 'en')].format(value) : isolated(String(value));
  },
};

/** Characters of a value that mean something in a text: `Trans` reads tags, and placeholders a second time. */
const meaningful = /[&<{]/g;

void i18n
  .use(initReactI18next)
  .use(values)
  .init({
    lng: 'en',
    initAsync: false,
    fallbackLng: 'en',
    ns: ['platform'],
    defaultNS: 'platform',
    resources: {},
    interpolation: {
      // React escapes what it renders.
      escapeValue: false,
      escape: (text) => text.replace(meaningful, (character) => `&#${character.charCodeAt(0)};`),
      alwaysFormat: true,
    },
    // A placeholder without a value stays as it is.
    missingInterpolationHandler: (_text, [placeholder, name = ''], values) =>
      Object.hasOwn(values, name.trim()) ? '' : placeholder,
    react: {
      useSuspense: false,
      // Tags without an element in `components` stay words.
      transSupportBasicHtmlNodes: false,
      transKeepBasicHtmlNodesFor: [],
      unescape: (text) => text.replace(/&#(\d+);/g, (_escaped, code) => String.fromCharCode(Number(code))),
    },
  });

/** The current language, also outside of components. */
export const shownLanguage = (): Language => toLanguage(i18n.language);

/** The current language. Re-renders when it changes. */
export const useLanguage = (): Language => toLanguage(useTranslation('platform').i18n.language);
