import type { Overview } from '@gyg/contract';

const dayMs = 24 * 60 * 60_000;

/** The last 30 days as CSV: a line for each period of 24 hours, named by its end. */
export function figuresCsv({ countedAt, openGygs, bookings, hours, organizations, accounts }: Overview): string {
  const columns = [openGygs.published, bookings, hours, organizations.created, accounts.created];
  const head = ['until', 'gygs published', 'bookings', 'hours given', 'organisations', 'accounts'];
  const last = Date.parse(countedAt);
  const lines = bookings.byDay.map((_, index, { length }) => [
    new Date(last - (length - 1 - index) * dayMs).toISOString(),
    ...columns.map(({ byDay }) => byDay[index] ?? 0),
  ]);
  return [head, ...lines].map((line) => line.join(',')).join('\r\n');
}
