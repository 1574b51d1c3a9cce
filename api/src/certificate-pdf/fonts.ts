import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/**
 * The design system's families and weights: headings, the wordmark, text, and emphasis in it. `ascent` is from the top of
 * a line to the baseline, as a share of the size.
 */
export const faces = {
  heading: { family: 'bricolage-grotesque', weight: 700, ascent: 0.93 },
  mark: { family: 'bricolage-grotesque', weight: 800, ascent: 0.93 },
  text: { family: 'hanken-grotesk', weight: 400, ascent: 1 },
  strong: { family: 'hanken-grotesk', weight: 600, ascent: 1 },
} as const;
export type Face = keyof typeof faces;

/** The files of the design system's families. Each family has one file for each set of characters. */
const ownSubsets = ['latin', 'latin-ext', 'vietnamese'] as const;

/** Names and titles in other scripts are printed in Noto Sans, in the weight of the face. */
const otherScripts = [
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

const rightToLeft: readonly string[] = ['arabic', 'hebrew'];

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

/** The set that has a character; `latin-ext` prints a box for one that is in none of them (Chinese, for example). */
function subsetOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const found = [...subsets()].find(([, ranges]) => ranges.some(([from, to]) => point >= from && point <= to));
  return found?.[0] ?? 'latin-ext';
}

/** Names the fonts in a document, `text greek`; a file is read when it is first used. */
export function registerFonts(doc: typeof PDFDocument.prototype): void {
  for (const [face, { family, weight }] of Object.entries(faces)) {
    const files = [...ownSubsets.map((subset) => [family, subset] as const), ...otherScripts];
    for (const [name, subset] of files) {
      const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`;
      doc.registerFont(`${face} ${subset}`, require.resolve(file));
    }
  }
}

export interface TextPart {
  text: string;
  /** The end of the font's name. */
  subset: string;
  isRightToLeft: boolean;
}

/** A text in parts that are each in one font file, in reading order. Each file has the space. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let spaces = '';
  for (const character of text.normalize('NFC')) {
    if (character === ' ') {
      spaces += character;
      continue;
    }
    const subset = subsetOf(character);
    const last = parts.at(-1);
    if (last?.subset === subset) last.text += spaces + character;
    else {
      // Beside a part that is read from the right, spaces belong to the other part.
      const joinsLast = last !== undefined && !last.isRightToLeft;
      if (joinsLast) last.text += spaces;
      const start = joinsLast ? '' : spaces;
      parts.push({ text: start + character, subset, isRightToLeft: rightToLeft.includes(subset) });
    }
    spaces = '';
  }
  const last = parts.at(-1);
  if (last) last.text += spaces;
  return parts;
}
