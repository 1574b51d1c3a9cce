import type { Attendance, ContributionRow, ContributionType, Locale } from '@gyg/contract';
import { stringify } from 'csv-stringify/sync';
import { csvText } from '../../text/csv-text';
import { formatZonedTime } from '../../time/zoned-time';

interface ReportTexts {
  header: readonly string[];
  kinds: Record<ContributionType, string>;
  attendance: Record<Attendance | 'unmarked', string>;
}

const texts: Record<Locale, ReportTexts> = {
  en: {
    header: [
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
    kinds: { SKILL: 'Skill', COMMODITY: 'Item' },
    attendance: {
      ATTENDED: 'Attended',
      ABSENT: 'Absent',
      APPROVED_UNATTENDANCE: 'Approved absence',
      unmarked: 'Not marked',
    },
  },
  se: {
    header: [
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
    kinds: { SKILL: 'Tid', COMMODITY: 'Sak' },
    attendance: {
      ATTENDED: 'Närvarade',
      ABSENT: 'Uteblev',
      APPROVED_UNATTENDANCE: 'Godkänd frånvaro',
      unmarked: 'Inte markerad',
    },
  },
};

/**
 * A CSV file for spreadsheets: commas, decimal points, CRLF, every cell quoted, UTF-8 with a byte order mark so that Excel
 * reads å, ä and ö. Texts cannot run as formulas (see `csvText`).
 */
export function writeReportCsv(rows: readonly ContributionRow[], locale: Locale): string {
  const { header, kinds, attendance } = texts[locale];
  const lines = rows.map((row) => [
    csvText(row.gygTitle),
    formatZonedTime(new Date(row.startDateTime)),
    formatZonedTime(new Date(row.endDateTime)),
    csvText(row.hostName),
    csvText(row.userName),
    csvText(row.orgName ?? ''),
    csvText(row.needTitle),
    kinds[row.contributionType],
    row.hours,
    row.quantity,
    attendance[row.attendance ?? 'unmarked'],
  ]);
  return stringify([[...header], ...lines], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}
