import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** The files of the design system's families. Each family has one file for each set of characters. */
export const ownSubsets = ['latin', 'latin-ext', 'vietnamese'] as const;

/** Names and titles in other scripts are printed in Noto Sans, in the weight of the face. */
export const otherScripts = [
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'devanagari'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-armenian', 'armenian'],
  ['noto-sans-ethiopic', 'ethiopic'],
  ['noto-sans-georgian', 'georgian'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-thai', 'thai'],
] as const;

type Ranges = readonly (readonly [from: number, to: number])[];
const unicodeRanges = z.record(z.string(), z.string());

/** The characters of a family's file: `U+0370-0377,U+037A`. */
function readRanges(family: string, subset: string): Ranges {
  const all = unicodeRanges.parse(require(`@fontsource/${family}/unicode.json`));
  return (all[subset] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** The characters of each set. Read with the first certificate. The two families of the design system have the same sets. */
let read: Map<string, Ranges> | undefined;
function subsets(): Map<string, Ranges> {
  read ??= new Map([
    ...ownSubsets.map((subset) => [subset, readRanges('hanken-grotesk', subset)] as const),
    ...otherScripts.map(([family, subset]) => [subset, readRanges(family, subset)] as const),
  ]);
  return read;
}

/** The set that has a character; undefined for one that is in none of them (Chinese, for example), which would be a box. */
export function subsetOf(character: string): string | undefined {
  const point = character.codePointAt(0) ?? 0;
  const subset = [...subsets()].find(([, ranges]) => ranges.some(([from, to]) => point >= from && point <= to));
  return subset?.[0];
}
