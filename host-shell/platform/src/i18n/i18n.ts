import type { Area, BothLanguages } from '../area/area';
import { createFormat, type Format } from '../format/format';
import { toast } from '../toasts/toasts';
import type en from '../translations/en.json';
import type { ErrorTexts } from '../translations/error-texts';
import type sv from '../translations/sv.json';
import { addAreaTexts, knowsTexts, loadTexts, missingTexts } from './area-texts';
import { i18n, shownLanguage, useLanguage } from './instance';
import { declareLanguage, type Language, rememberLanguage } from './language';

/** Both languages have the same keys: a text that is missing in one of them does not compile here. */
type Own = BothLanguages<typeof en, typeof sv>;

/** The platform's texts. The shell's are in the same files (host-shell/src/translations), which the page's HTML names. */
const ownTexts: Area['texts'] = {
  en: (): Promise<Own['en']> =>
    import(/* webpackChunkName: "en" */ '../translations/en.json').then(
      (m) => m.default satisfies { errors: ErrorTexts<typeof en.errors> },
    ),
  sv: (): Promise<Own['sv']> => import(/* webpackChunkName: "sv" */ '../translations/sv.json').then((m) => m.default),
};

/** Adds the platform's own texts, unless they are known. */
export function addOwnTexts(texts: Area['texts']): void {
  if (!knowsTexts('platform')) addAreaTexts({ name: 'platform', texts });
}

/** Shows texts in a language, and loads those that are already known in it. Nothing else of the page changes. */
export async function showTexts(language: Language): Promise<void> {
  addOwnTexts(ownTexts);
  // Without a wait if all are there: tests render at once.
  if (missingTexts(language).length > 0) await loadTexts(language);
  if (shownLanguage() !== language) await i18n.changeLanguage(language);
}

/**
 * Starts the texts in a language, and loads those that are already known in it. Call once, before the first render.
 * `remember: false` does not store the language: a page in a frame must not change the choice for the site.
 */
export async function startI18n(language: Language, { remember = true } = {}): Promise<void> {
  await showTexts(language);
  if (remember) rememberLanguage(language);
  else declareLanguage(language);
}

/** Switches the language of the whole page, once its texts are there. If they cannot be loaded, nothing changes but a toast. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await loadTexts(language);
  } catch {
    toast.error(i18n.t('load.failed', { ns: 'platform' }));
    return;
  }
  await i18n.changeLanguage(language);
  rememberLanguage(language);
}

const formats: Partial<Record<Language, Format>> = {};

/** Formatters for the current language. */
export function useFormat(): Format {
  const language = useLanguage();
  formats[language] ??= createFormat(language);
  return formats[language];
}
