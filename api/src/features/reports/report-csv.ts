import type { ContributionRow, Locale } from '@gyg/contract';
import { contributionWords } from '../../text/contribution-words';
import type { CsvColumns } from '../../text/write-csv';
import { formatZonedTime } from '../../text/zoned-time';

const headers: Record<Locale, readonly string[]> = {
  en: [
    'Gyg',
    'Starts (Swedish time)',
    'Ends (Swedish time)',
    'Host',
    'Person',
    'Representing',
    'Need',
    'Kind',
    'Hours',
    'Items',
    'Attendance',
  ],
  se: [
    'Gyg',
    'Börjar (svensk tid)',
    'Slutar (svensk tid)',
    'Värd',
    'Person',
    'Företräder',
    'Behov',
    'Typ',
    'Timmar',
    'Saker',
    'Närvaro',
  ],
};

/** The columns of a report in the reader's language. */
export function reportColumns(locale: Locale): CsvColumns<ContributionRow> {
  const { kinds, attendance } = contributionWords[locale];
  const line = (row: ContributionRow) => [
    row.gygTitle,
    formatZonedTime(new Date(row.startDateTime)),
    formatZonedTime(new Date(row.endDateTime)),
    row.hostName,
    row.userName,
    row.orgName ?? '',
    row.needTitle,
    kinds[row.contributionType],
    row.hours,
    row.quantity,
    attendance[row.attendance ?? 'unmarked'],
  ];
  return { header: headers[locale], line };
}
