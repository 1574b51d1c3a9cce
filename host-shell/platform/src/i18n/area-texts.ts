import type { Area, AreaRoute, AreaTexts } from '../area/area';
import { i18n, shownLanguage } from './instance';
import type { Language } from './language';

/** An area with its texts. A remote that was built earlier may give them in up to three parts, under other keys. */
type NamedTexts = Pick<Area, 'name' | 'texts' | 'firstTexts'> & {
  readonly detailTexts?: AreaTexts;
  readonly laterTexts?: AreaTexts;
};

/** The texts of an area, or of the platform itself. */
interface KnownTexts {
  readonly parts: readonly AreaTexts[];
  readonly first: AreaTexts | undefined;
  /** The languages in which all of them are there. */
  readonly complete: Set<Language>;
}

const textsByArea = new Map<string, KnownTexts>();

const languages = ['en', 'sv'] as const satisfies readonly Language[];

/** Whether an area's texts are known, although perhaps not loaded. */
export const knowsTexts = (name: string): boolean => textsByArea.has(name);

/** The areas whose texts are not all there yet in a language. */
export const missingTexts = (language: Language): readonly string[] =>
  [...textsByArea].filter(([, { complete }]) => !complete.has(language)).map(([name]) => name);

async function addTexts(name: string, language: Language, parts: readonly AreaTexts[]): Promise<void> {
  const texts = await Promise.all(parts.map(({ [language]: part }) => (typeof part === 'function' ? part() : part)));
  i18n.addResourceBundle(language, name, Object.assign({}, ...texts));
}

/** A load that failed is tried again by the next call. */
async function loadAll(name: string, language: Language): Promise<void> {
  const area = textsByArea.get(name);
  if (area === undefined || area.complete.has(language)) return;
  await addTexts(name, language, area.parts);
  area.complete.add(language);
}

/** Loads the texts of all known areas in a language, also of those that become known meanwhile. */
export async function loadTexts(language: Language): Promise<void> {
  for (let names = missingTexts(language); names.length > 0; names = missingTexts(language))
    await Promise.all(names.map((name) => loadAll(name, language)));
}

/** Loads the texts that a screen of an area needs in the current language, unless they are there; without a screen all. */
export async function loadAreaTexts(name: string, { firstTexts = false }: Partial<AreaRoute> = {}): Promise<void> {
  const language = shownLanguage();
  const first = textsByArea.get(name)?.first;
  if (!firstTexts || first === undefined) await loadAll(name, language);
  else if (!i18n.hasResourceBundle(language, name)) await addTexts(name, language, [first]);
}

/** Adds an area's texts under its name. Adding the same again does nothing. */
export function addAreaTexts({ name, texts, firstTexts, detailTexts, laterTexts }: NamedTexts): void {
  if (textsByArea.get(name)?.parts[0] === texts) return;
  const parts = [texts, detailTexts, laterTexts].filter((part) => part !== undefined);
  const complete = new Set<Language>();
  textsByArea.set(name, { parts, first: firstTexts, complete });
  for (const language of languages) {
    i18n.removeResourceBundle(language, name);
    const inLanguage = parts.map((part) => part[language]);
    if (inLanguage.some((part) => typeof part === 'function')) continue;
    // Without a wait if they are there: tests render at once.
    i18n.addResourceBundle(language, name, Object.assign({}, ...inLanguage));
    complete.add(language);
  }
}
