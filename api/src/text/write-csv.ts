import type { Locale } from '@gyg/contract';
import { csvNotations } from '@gyg/contract/csv-notation';
import { inParts } from '@gyg/database';
import { stringify } from 'csv-stringify/sync';
import { csvText } from './csv-text';

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
