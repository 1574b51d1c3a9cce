import type { ContributionRow, Locale } from '@gyg/contract';
import type { CsvTable } from '../../http/csv-answer';
import { contributionWords } from '../../text/contribution-words';
import { formatZonedTime } from '../../time/zoned-time';

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
    'Representerar',
    'Behov',
    'Typ',
    'Timmar',
    'Saker',
    'Närvaro',
  ],
};

/** The rows of a report as a table in the reader's language. */
export function reportTable(rows: readonly ContributionRow[], locale: Locale): Omit<CsvTable, 'name'> {
  const { kinds, attendance } = contributionWords[locale];
  const lines = rows.map((row) => [
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
  ]);
  return { header: headers[locale], rows: lines };
}
