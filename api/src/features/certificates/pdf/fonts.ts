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
const inLatin =
  /[\u0000-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u0304\u0308\u0329\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215\uFEFF\uFFFD]/;

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
    const subset = inLatin.test(character) ? 'latin' : 'latin-ext';
    const last = parts.at(-1);
    if (last?.subset === subset) last.text += character;
    else parts.push({ text: character, subset });
  }
  return parts;
}
