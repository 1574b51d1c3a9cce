import type { Locale } from '@gyg/contract';
import { problem } from '../problem';
import { type CsvColumns, writeCsv } from '../text/write-csv';
import { formatZonedTime } from '../text/zoned-time';
import { FileResponse } from './call';

/** The maximum number of rows in a file. */
const maxFileRows = 20_000;

/** Throws 400 `reports.too_many_rows` if a file would be too long; returns the number of rows to read. */
export function requireFileRows(total: number): number {
  if (total > maxFileRows) throw problem('reports.too_many_rows');
  return total;
}

/** The page that a file reads: everything, and one row more, which shows that there are too many. */
export const filePage = { page: 0, pageSize: maxFileRows + 1 } as const;

export interface CsvTable<Row> extends CsvColumns<Row> {
  /** What it contains, in the file's name. */
  name: string;
  rows: readonly Row[];
}

/** A list as a CSV file for a reader of a language, named after its content and the day. Throws 400 `reports.too_many_rows`. */
export async function csvResponse<Row>(
  { name, rows, ...columns }: CsvTable<Row>,
  { language, now }: { language: Locale; now: Date },
): Promise<FileResponse> {
  requireFileRows(rows.length);
  const file = await writeCsv(rows, columns, language);
  return new FileResponse(`gyg-${name}-${formatZonedTime(now).slice(0, 10)}.csv`, file);
}
