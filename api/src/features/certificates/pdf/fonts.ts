import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);

/** The faces of a certificate: headings, their heaviest weight for the wordmark, text, and emphasis in it. */
const faces = {
  heading: ['bricolage-grotesque', 700],
  mark: ['bricolage-grotesque', 800],
  text: ['hanken-grotesk', 400],
  strong: ['hanken-grotesk', 600],
} as const;
export type Face = keyof typeof faces;

const subsets = ['latin', 'latin-ext'] as const;
type Subset = (typeof subsets)[number];

/** The characters of the first font file of a family (its `unicode-range`); the second has the others. */
const latin: readonly (readonly [number, number])[] = [
  [0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

function subsetOf(character: string): Subset {
  const point = character.codePointAt(0) ?? 0;
  return latin.some(([from, to]) => point >= from && point <= to) ? 'latin' : 'latin-ext';
}

/** Names the fonts in a document; a file is read when it is first used. */
export function registerFonts(doc: typeof PDFDocument.prototype): void {
  for (const [face, [family, weight]] of Object.entries(faces)) {
    for (const subset of subsets) {
      doc.registerFont(
        `${face} ${subset}`,
        resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
      );
    }
  }
}

/** A text in parts that are each in one font file. */
export function partsOf(text: string): { text: string; subset: Subset }[] {
  const parts: { text: string; subset: Subset }[] = [];
  for (const character of text.normalize('NFC')) {
    const subset = subsetOf(character);
    const last = parts.at(-1);
    if (last?.subset === subset) last.text += character;
    else parts.push({ text: character, subset });
  }
  return parts;
}
