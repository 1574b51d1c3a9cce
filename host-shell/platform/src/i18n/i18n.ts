import type { Area } from '../area/area';
import { createFormat, type Format } from '../format/format';
import { toast } from '../toasts/toasts';
import { addAreaTexts, knowsTexts, loadTexts, loadTextsOf, missingTexts, type NeededTexts } from './known-texts';
import { declareLanguage, type Language, rememberLanguage } from './language';
import { ownTexts } from './own-texts';
import { showLanguage, shownLanguage, translate, useLanguage } from './shown-language';

/** Loads what is missing of an area's texts in the current language: those that a screen needs, or all of them. */
export const loadAreaTexts = (name: string, needed?: NeededTexts): Promise<void> =>
  loadTextsOf(name, shownLanguage(), needed);

/** Adds the platform's own texts, unless they are known. */
export function addOwnTexts(own: Pick<Area, 'texts' | 'laterTexts'>): void {
  if (!knowsTexts('platform')) addAreaTexts({ name: 'platform', ...own });
}

/** How long an error may wait for its text, in milliseconds. Without it the general text is shown. */
const patience = 3_000;

/** Loads the messages of errors. Never fails. */
export async function loadErrorTexts(): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([loadAreaTexts('platform').catch(() => undefined), late]);
}

/** Shows texts in a language, and loads those that are already known in it. Nothing else of the page changes. */
export async function showTexts(language: Language): Promise<void> {
  addOwnTexts(ownTexts);
  // Without a wait if all are there: tests render at once.
  if (missingTexts(language).length > 0) await loadTexts(language);
  if (shownLanguage() !== language) showLanguage(language);
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
    toast.error(translate('platform')('load.failed'));
    return;
  }
  showLanguage(language);
  rememberLanguage(language);
}

const formats: Partial<Record<Language, Format>> = {};

/** Formatters for the current language. */
export function useFormat(): Format {
  const language = useLanguage();
  formats[language] ??= createFormat(language);
  return formats[language];
}
