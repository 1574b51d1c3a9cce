import type { Area, AreaTexts } from '../area/area';
import { i18n, shownLanguage } from './instance';
import type { Language } from './language';

/** An area with its texts. A remote that was built earlier may give them in up to three parts, under other keys. */
type NamedTexts = Pick<Area, 'name' | 'texts'> & { readonly detailTexts?: AreaTexts; readonly laterTexts?: AreaTexts };

/** The texts of each area, and of the platform itself. */
const known = new Map<string, readonly AreaTexts[]>();

const languages = ['en', 'sv'] as const satisfies readonly Language[];

/** Whether an area's texts are known, although perhaps not loaded. */
export const knowsTexts = (name: string): boolean => known.has(name);

/** The areas whose texts are not there yet in a language. */
export const missingTexts = (language: Language): readonly string[] =>
  [...known.keys()].filter((name) => !i18n.hasResourceBundle(language, name));

/** A load that failed is tried again by the next call. */
async function load(name: string, language: Language): Promise<void> {
  const parts = known.get(name) ?? [];
  const texts = await Promise.all(
    parts.map(({ [language]: given }) => (typeof given === 'function' ? given() : given)),
  );
  i18n.addResourceBundle(language, name, Object.assign({}, ...texts));
}

/** Loads the texts of all known areas in a language, also of those that become known meanwhile. */
export async function loadTexts(language: Language): Promise<void> {
  for (let names = missingTexts(language); names.length > 0; names = missingTexts(language))
    await Promise.all(names.map((name) => load(name, language)));
}

/** Loads an area's texts in the current language, unless they are there. */
export async function loadAreaTexts(name: string): Promise<void> {
  const language = shownLanguage();
  if (!i18n.hasResourceBundle(language, name)) await load(name, language);
}

/** Adds an area's texts under its name. Adding the same again does nothing. */
export function addAreaTexts({ name, texts, detailTexts, laterTexts }: NamedTexts): void {
  if (known.get(name)?.[0] === texts) return;
  const parts = [texts, detailTexts, laterTexts].filter((part) => part !== undefined);
  known.set(name, parts);
  for (const language of languages) {
    i18n.removeResourceBundle(language, name);
    const given = parts.map((part) => part[language]);
    // Without a wait if they are there: tests render at once.
    if (given.every((part) => typeof part === 'object'))
      i18n.addResourceBundle(language, name, Object.assign({}, ...given));
  }
}
