import type { BookingStatus, GygBooking, Locale } from '@gyg/contract';
import { contributionWords } from '../../text/contribution-words';
import type { CsvColumns } from '../../text/write-csv';
import { formatZonedTime } from '../../text/zoned-time';

interface BookingTexts {
  header: readonly string[];
  statuses: Record<BookingStatus, string>;
}

const texts: Record<Locale, BookingTexts> = {
  en: {
    header: [
      'Name',
      'E-mail',
      'Contribution',
      'Kind',
      'Quantity',
      'Representing',
      'Booked',
      'Status',
      'Comment',
      'Attendance',
    ],
    statuses: { PENDING: 'Waiting for an answer', ACTIVE: 'Confirmed', CANCELLED: 'Cancelled', DECLINED: 'Declined' },
  },
  se: {
    header: ['Namn', 'E-post', 'Bidrag', 'Typ', 'Antal', 'Företräder', 'Bokad', 'Status', 'Kommentar', 'Närvaro'],
    statuses: { PENDING: 'Väntar på svar', ACTIVE: 'Bekräftad', CANCELLED: 'Avbokad', DECLINED: 'Avböjd' },
  },
};

/** The bookings of a gyg as columns in the reader's language. */
export function bookingColumns(locale: Locale): CsvColumns<GygBooking> {
  const { header, statuses } = texts[locale];
  const { kinds, attendance } = contributionWords[locale];
  const line = (row: GygBooking) => [
    row.bookerName,
    row.email,
    row.needTitle,
    kinds[row.contributionType],
    row.quantity,
    row.orgName,
    formatZonedTime(new Date(row.created)),
    statuses[row.status],
    row.bookingComment,
    attendance[row.attendance ?? 'unmarked'],
  ];
  return { header, line };
}
