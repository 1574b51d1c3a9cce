import i18n from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Area, BothLanguages } from '../area/area';
import { createFormat, type Format } from '../format/format';
import { en } from '../translations/en';
import { sv } from '../translations/sv';
import { declareLanguage, type Language, rememberLanguage, toLanguage } from './language';
import { numbersInTexts } from './numbers-in-texts';

export { Trans } from 'react-i18next';
export { useTranslation };

const own: BothLanguages<typeof en, typeof sv> = { en, sv };

/**
 * Starts the texts in a language. Call once, before the first render. `remember: false` does not store the language: a
 * page in a frame must not change the choice for the site.
 */
export async function startI18n(language: Language, { remember = true } = {}): Promise<void> {
  if (!i18n.isInitialized) {
    await i18n
      .use(initReactI18next)
      .use(numbersInTexts)
      .init({
        lng: language,
        // All texts are already in the page.
        initAsync: false,
        fallbackLng: 'en',
        ns: ['platform'],
        defaultNS: 'platform',
        interpolation: { escapeValue: false, alwaysFormat: true },
        react: { useSuspense: false },
        resources: { en: { platform: own.en }, sv: { platform: own.sv } },
      });
  } else await i18n.changeLanguage(language);
  if (remember) rememberLanguage(language);
  else declareLanguage(language);
}

/** The texts that each area has added. */
const added = new Map<string, Area['texts']>();

/** Adds an area's texts under its name. Adding the same again does nothing. */
export function addAreaTexts(area: Pick<Area, 'name' | 'texts'>): void {
  if (added.get(area.name) === area.texts) return;
  added.set(area.name, area.texts);
  i18n.addResourceBundle('en', area.name, area.texts.en, true, true);
  i18n.addResourceBundle('sv', area.name, area.texts.sv, true, true);
}

/** Switches the language of the whole page. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  rememberLanguage(language);
}

/** The current language. Re-renders when it changes. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language);
}

const formats: Partial<Record<Language, Format>> = {};

/** Formatters for the current language. */
export function useFormat(): Format {
  const language = useLanguage();
  formats[language] ??= createFormat(language);
  return formats[language];
}
