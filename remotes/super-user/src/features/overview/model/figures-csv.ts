import type { Locale, Overview } from '@gyg/contract';
import { csvNotations } from '@gyg/contract/csv-notation';

const dayMs = 24 * 60 * 60_000;

/** The names of the columns. */
export type FiguresHead = readonly [
  until: string,
  published: string,
  bookings: string,
  hours: string,
  organizations: string,
  accounts: string,
];

/** The last 30 days as CSV for spreadsheets of a language: a line for each period of 24 hours, named by its end (ISO 8601). */
export function figuresCsv(
  { countedAt, openGygs, bookings, hours, organizations, accounts }: Overview,
  { head, locale }: { head: FiguresHead; locale: Locale },
): string {
  const { delimiter, decimal } = csvNotations[locale];
  const columns = [openGygs.published, bookings, hours, organizations.created, accounts.created];
  const last = Date.parse(countedAt);
  const lines = bookings.byDay.map((_, index, { length }) => [
    new Date(last - (length - 1 - index) * dayMs).toISOString(),
    ...columns.map(({ byDay }) => String(byDay[index] ?? 0).replace('.', decimal)),
  ]);
  // The mark tells Excel that å, ä and ö are UTF-8.
  return `\ufeff${[head, ...lines].map((line) => line.join(delimiter)).join('\r\n')}`;
}
