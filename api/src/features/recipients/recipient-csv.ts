import type { Locale } from '@gyg/contract';
import type { CsvColumns } from '../../text/write-csv';
import { formatZonedTime } from '../../text/zoned-time';
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

/** The columns of a gyg's recipients in the reader's language. */
export function recipientColumns(locale: Locale): CsvColumns<RecipientRow> {
  const { header, statuses } = texts[locale];
  const line = (row: RecipientRow) => [
    row.userName,
    row.userEmail,
    row.bookingComment,
    formatZonedTime(row.createdAt),
    statuses[row.status],
  ];
  return { header, line };
}
