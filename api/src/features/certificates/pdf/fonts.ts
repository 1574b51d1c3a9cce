import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/** Finds the files of each face: headings, their heaviest weight for the wordmark, text, and emphasis in it. */
const findFaces = () =>
  ({
    heading: {
      latin: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
      'latin-ext': require.resolve(
        '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
      ),
    },
    mark: {
      latin: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
      'latin-ext': require.resolve(
        '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff',
      ),
    },
    text: {
      latin: require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
      'latin-ext': require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal.woff'),
    },
    strong: {
      latin: require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
      'latin-ext': require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff'),
    },
  }) as const;
export type Face = keyof ReturnType<typeof findFaces>;
type Subset = 'latin' | 'latin-ext';

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

/** Names the fonts in a document, `text latin-ext`; a file is read when it is first used. */
export function registerFonts(doc: typeof PDFDocument.prototype): void {
  for (const [face, files] of Object.entries(findFaces())) {
    for (const [subset, file] of Object.entries(files)) doc.registerFont(`${face} ${subset}`, file);
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
