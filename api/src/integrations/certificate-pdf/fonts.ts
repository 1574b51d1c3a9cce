import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { printable } from './printable';
import { otherScripts, ownSubsets, subsetOf } from './subsets';

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

const rightToLeft: readonly string[] = ['arabic', 'hebrew'];

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

/** A text, as it can be printed, in parts that are each in one font file, in reading order. Each file has the space. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let spaces = '';
  for (const character of printable(text).normalize('NFC')) {
    if (character === ' ') {
      spaces += character;
      continue;
    }
    const subset = subsetOf(character) ?? 'latin';
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
