import i18n from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Area } from '../area/area';
import { createFormat, type Format } from '../format/format';
import { toast } from '../toasts/toasts';
import { declareLanguage, type Language, rememberLanguage, toLanguage } from './language';
import { numbersInTexts } from './numbers-in-texts';
import { ownTexts } from './own-texts';

export { Trans } from 'react-i18next';
export { useTranslation };

type NamedTexts = Pick<Area, 'name' | 'texts' | 'laterTexts'>;

/** One part of the texts of an area, or of the platform itself. `wanted`: a screen has asked for it. */
interface Part {
  readonly name: string;
  readonly texts: Area['texts'];
  readonly there: Set<Language>;
  wanted: boolean;
}

/** The parts of each owner: what it needs first, then what it needs later. */
const known = new Map<string, readonly Part[]>();

const languages = ['en', 'sv'] as const satisfies readonly Language[];

function put({ name, there }: Part, language: Language, texts: Readonly<Record<string, unknown>>): void {
  i18n.addResourceBundle(language, name, texts, true, true);
  there.add(language);
}

const missingOf = (parts: readonly Part[], language: Language) =>
  parts.filter(({ wanted, there }) => wanted && !there.has(language));

/** The parts that are wanted and not there yet in a language. */
export const missingTexts = (language: Language): readonly Part[] => missingOf([...known.values()].flat(), language);

/** A load that failed is tried again by the next call. */
const load = (parts: readonly Part[], language: Language) =>
  Promise.all(
    missingOf(parts, language).map(async (part) => {
      const texts = part.texts[language];
      put(part, language, typeof texts === 'function' ? await texts() : texts);
    }),
  );

/** Adds an area's texts under its name. Adding the same again does nothing. `all`: with those for later. */
export function addAreaTexts({ name, texts, laterTexts }: NamedTexts, { all = false } = {}): void {
  const [before] = known.get(name) ?? [];
  if (before?.texts !== texts) {
    const parts = [texts, laterTexts].filter((given) => given !== undefined);
    known.set(
      name,
      parts.map((given, index) => ({ name, texts: given, there: new Set<Language>(), wanted: index === 0 })),
    );
  }
  for (const part of known.get(name) ?? []) {
    part.wanted ||= all;
    for (const language of languages) {
      const given = part.texts[language];
      if (typeof given === 'object' && !part.there.has(language)) put(part, language, given);
    }
  }
}

/** Loads what is missing of an area's texts in the current language: those that it needs first, or all of them. */
export async function loadAreaTexts(name: string, { firstTexts = false } = {}): Promise<void> {
  const parts = known.get(name) ?? [];
  if (!firstTexts) for (const part of parts) part.wanted = true;
  await load(parts, toLanguage(i18n.language));
}

/** Loads all wanted texts in a language. */
const loadAll = (language: Language) => load([...known.values()].flat(), language);

/** Starts the texts in a language with those of the platform, before the first render. */
export function initI18n(language: Language, own: Area['texts']): void {
  void i18n
    .use(initReactI18next)
    .use(numbersInTexts)
    .init({
      lng: language,
      initAsync: false,
      fallbackLng: 'en',
      ns: ['platform'],
      defaultNS: 'platform',
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
      resources: {},
    });
  addAreaTexts({ name: 'platform', texts: own });
}

/** Shows texts in a language, and loads those that are already known in it. Nothing else of the page changes. */
export async function showTexts(language: Language): Promise<void> {
  if (!i18n.isInitialized) initI18n(language, ownTexts);
  // Without a wait if all are there: tests render at once.
  if (missingTexts(language).length > 0) await loadAll(language);
  await i18n.changeLanguage(language);
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
    await loadAll(language);
  } catch {
    toast.error(i18n.t('platform:load.failed'));
    return;
  }
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
