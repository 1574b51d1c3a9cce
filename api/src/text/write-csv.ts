import type { Locale } from '@gyg/contract';
import { csvNotations } from '@gyg/contract/csv-notation';
import { stringify } from 'csv-stringify/sync';
import { csvText } from './csv-text';

/** A cell; null and undefined are empty. */
export type CsvCell = string | number | null | undefined;

/**
 * A CSV file for spreadsheets in the reader's language: in English commas and decimal points, in Swedish semicolons and
 * decimal commas; CRLF, every cell quoted, UTF-8 with a byte order mark so that Excel reads å, ä and ö. Texts cannot run as
 * formulas (see `csvText`).
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[], language: Locale): string {
  const { delimiter, decimal } = csvNotations[language];
  const lines = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? csvText(cell) : cell)));
  return stringify([[...header], ...lines], {
    bom: true,
    delimiter,
    cast: { number: (value) => String(value).replace('.', decimal) },
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}
