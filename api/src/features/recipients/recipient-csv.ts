import type { Locale } from '@gyg/contract';
import type { CsvTable } from '../../http/csv-answer';
import { formatZonedTime } from '../../time/zoned-time';
import type { RecipientRow } from './recipient.repository';

interface RecipientTexts {
  header: readonly string[];
  statuses: Record<RecipientRow['status'], string>;
}

const texts: Record<Locale, RecipientTexts> = {
  en: {
    header: ['Name', 'E-mail', 'Comment', 'Booked', 'Status'],
    statuses: { ACTIVE: 'Confirmed', CANCELLED: 'Cancelled' },
  },
  se: {
    header: ['Namn', 'E-post', 'Kommentar', 'Bokad', 'Status'],
    statuses: { ACTIVE: 'Bekräftad', CANCELLED: 'Avbokad' },
  },
};

/** The recipients of a gyg as a table in the reader's language. */
export function recipientTable(rows: readonly RecipientRow[], locale: Locale): Omit<CsvTable, 'name'> {
  const { header, statuses } = texts[locale];
  const lines = rows.map((row) => [
    row.userName,
    row.userEmail,
    row.bookingComment,
    formatZonedTime(row.createdAt),
    statuses[row.status],
  ]);
  return { header, rows: lines };
}
