import type { Area, AreaRoute } from '../area/area';
import { type Language, toLanguage } from './language';

type Loaded = Readonly<Record<string, unknown>>;
type NamedTexts = Pick<Area, 'name' | 'texts' | 'detailTexts' | 'laterTexts'>;

/** Which texts a screen needs: the first, those with details, or all. */
export type NeededTexts = Pick<AreaRoute, 'firstTexts' | 'detailTexts'>;

/** One part of the texts of an area, or of the platform itself. `wanted`: a screen has asked for it. */
interface Part {
  readonly kind: 'first' | 'detail' | 'later';
  readonly texts: Area['texts'];
  readonly there: Map<Language, Loaded>;
  wanted: boolean;
}

/** The parts of each owner, in the order in which it needs them. */
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

const isNeeded = (kind: Part['kind'], { firstTexts = false, detailTexts = false }: NeededTexts) =>
  kind === 'first' || (!firstTexts && (kind === 'detail' || !detailTexts));

/** Loads what is missing of an owner's texts in a language: those that a screen needs, or all of them. */
export async function loadTextsOf(name: string, language: Language, needed: NeededTexts = {}): Promise<void> {
  const parts = known.get(name) ?? [];
  for (const one of parts) one.wanted ||= isNeeded(one.kind, needed);
  await load(parts, language);
}

const part = (kind: Part['kind'], texts: Area['texts'] | undefined): Part[] =>
  texts === undefined ? [] : [{ kind, texts, there: new Map(), wanted: kind === 'first' }];

/** Adds an area's texts under its name. Adding the same again does nothing. `all`: with those for later. */
export function addAreaTexts({ name, texts, detailTexts, laterTexts }: NamedTexts, { all = false } = {}): void {
  if (known.get(name)?.[0]?.texts !== texts)
    known.set(name, [...part('first', texts), ...part('detail', detailTexts), ...part('later', laterTexts)]);
  for (const one of known.get(name) ?? []) {
    one.wanted ||= all;
    for (const language of languages) {
      const given = one.texts[language];
      if (typeof given === 'object') one.there.set(language, given);
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
