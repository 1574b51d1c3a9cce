import type { Attendance, ContributionRow, ContributionType, Locale } from '@gyg/contract';
import { stringify } from 'csv-stringify/sync';
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
 * A table for spreadsheets: comma-separated, point for decimals, in UTF-8 with the mark that lets them read å, ä and ö.
 * A text that a spreadsheet would run as a formula is kept a text by an apostrophe before it.
 */
export function writeReportCsv(rows: readonly ContributionRow[], locale: Locale): string {
  const { header, kinds, attendance } = texts[locale];
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
  return stringify([[...header], ...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
