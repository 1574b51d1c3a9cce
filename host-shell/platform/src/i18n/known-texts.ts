import type { Area } from '../area/area';
import { type Language, toLanguage } from './language';

type Loaded = Readonly<Record<string, unknown>>;
type NamedTexts = Pick<Area, 'name' | 'texts' | 'laterTexts'>;

/** One part of the texts of an area, or of the platform itself. `wanted`: a screen has asked for it. */
interface Part {
  readonly texts: Area['texts'];
  readonly there: Map<Language, Loaded>;
  wanted: boolean;
}

/** The parts of each owner: what it needs first, then what it needs later. */
const known = new Map<string, readonly Part[]>();

const languages = ['en', 'sv'] as const satisfies readonly Language[];

/** Whether an owner's texts are known, although perhaps not loaded. */
export const knowsTexts = (name: string): boolean => known.has(name);

const missingOf = (parts: readonly Part[], language: Language) =>
  parts.filter(({ wanted, there }) => wanted && !there.has(language));

/** The parts that are wanted and not there yet in a language. */
export const missingTexts = (language: Language): readonly Part[] => missingOf([...known.values()].flat(), language);

/** A load that failed is tried again by the next call. */
const load = (parts: readonly Part[], language: Language) =>
  Promise.all(
    missingOf(parts, language).map(async ({ texts, there }) => {
      const given = texts[language];
      there.set(language, typeof given === 'function' ? await given() : given);
    }),
  );

/** Loads all wanted texts in a language. */
export const loadTexts = (language: Language) => load([...known.values()].flat(), language);

/** Loads what is missing of an owner's texts in a language: those that it needs first, or all of them. */
export async function loadTextsOf(name: string, language: Language, { firstTexts = false } = {}): Promise<void> {
  const parts = known.get(name) ?? [];
  if (!firstTexts) for (const part of parts) part.wanted = true;
  await load(parts, language);
}

/** Adds an area's texts under its name. Adding the same again does nothing. `all`: with those for later. */
export function addAreaTexts({ name, texts, laterTexts }: NamedTexts, { all = false } = {}): void {
  if (known.get(name)?.[0]?.texts !== texts) {
    const given = [texts, laterTexts].filter((part) => part !== undefined);
    known.set(
      name,
      given.map((part, index) => ({ texts: part, there: new Map(), wanted: index === 0 })),
    );
  }
  for (const part of known.get(name) ?? []) {
    part.wanted ||= all;
    for (const language of languages) {
      const given = part.texts[language];
      if (typeof given === 'object') part.there.set(language, given);
    }
  }
}

/** The text at the end of a path such as `list.empty`. */
function textAt(texts: unknown, path: readonly string[]): string | undefined {
  let found = texts;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, step);
  }
  return typeof found === 'string' ? found : undefined;
}

/** A text as it is written, in the language or else in English. Undefined if there is none. */
export function writtenText(name: string, key: string, language: Language): string | undefined {
  const path = key.split('.');
  for (const one of new Set([language, toLanguage('en')]))
    for (const { there } of known.get(name) ?? []) {
      const text = textAt(there.get(one), path);
      if (text !== undefined) return text;
    }
  return undefined;
}
