import { stringify } from 'csv-stringify/sync';
import { csvText } from './csv-text';

/** A cell; null and undefined are empty. */
export type CsvCell = string | number | null | undefined;

/**
 * A CSV file for spreadsheets: commas, decimal points, CRLF, every cell quoted, UTF-8 with a byte order mark so that Excel
 * reads å, ä and ö. Texts cannot run as formulas (see `csvText`).
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? csvText(cell) : cell)));
  return stringify([[...header], ...lines], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}
