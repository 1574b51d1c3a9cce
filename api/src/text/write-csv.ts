import type { Locale } from '@gyg/contract';
import { csvNotations } from '@gyg/contract/csv-notation';
import { inParts } from '@gyg/database';
import { stringify } from 'csv-stringify/sync';

/**
 * Where a cell may begin: at the start of the text and after every separator of common spreadsheets. Excel in Swedish
 * splits at `;` and then reads the quotes of a comma-separated file as text, so quoting alone does not help.
 */
const formulaStart = /(^|[,;\t\r\n])(?=[ \u00a0"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text for a CSV cell: adds an apostrophe before everything that a spreadsheet would run as a formula. */
export function csvText(text: string): string {
  return text.replace(formulaStart, "$1'");
}

/** A cell; null and undefined are empty. */
export type CsvCell = string | number | null | undefined;

/** How the rows of a list become lines. */
export interface CsvColumns<Row> {
  header: readonly string[];
  line: (row: Row) => readonly CsvCell[];
}

/**
 * A CSV file for spreadsheets in the reader's language: in English commas and decimal points, in Swedish semicolons and
 * decimal commas; CRLF, every cell quoted, UTF-8 with a byte order mark so that Excel reads å, ä and ö. Texts cannot run as
 * formulas (see `csvText`). It is written in parts: 20,000 rows take up to a second, and the process answers other calls
 * meanwhile.
 */
export async function writeCsv<Row>(
  rows: readonly Row[],
  { header, line }: CsvColumns<Row>,
  language: Locale,
): Promise<string> {
  const { delimiter, decimal } = csvNotations[language];
  const format = {
    delimiter,
    cast: { number: (value: number) => String(value).replace('.', decimal) },
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  } as const;
  const written = [stringify([[...header]], { ...format, bom: true })];
  await inParts(rows, async (part) => {
    const cells = part.map((row) => line(row).map((cell) => (typeof cell === 'string' ? csvText(cell) : cell)));
    written.push(stringify(cells, format));
  });
  return written.join('');
}
