import type { Locale, OrganizationType, PartnerStatistics } from '@gyg/contract';
import type { CsvTable } from '../../http/csv-answer';

const texts: Record<Locale, { header: readonly string[]; types: Record<OrganizationType, string> }> = {
  en: {
    header: ['Organisation', 'Type', 'Hours', 'Gygs', 'Participants'],
    types: { 'FOR-PROFIT': 'Company', 'NON-PROFIT': 'Non-profit', EDUCATION: 'Education', GOVERNMENT: 'Public sector' },
  },
  se: {
    header: ['Organisation', 'Typ', 'Timmar', 'Gygar', 'Deltagare'],
    types: {
      'FOR-PROFIT': 'Företag',
      'NON-PROFIT': 'Ideell organisation',
      EDUCATION: 'Utbildning',
      GOVERNMENT: 'Offentlig sektor',
    },
  },
};

/** The partner report as a table in the reader's language. */
export function partnerTable(rows: readonly PartnerStatistics[], locale: Locale): Omit<CsvTable, 'name'> {
  const { header, types } = texts[locale];
  const lines = rows.map((row) => [row.orgName, types[row.orgType], row.hours, row.gygs, row.participants]);
  return { header, rows: lines };
}
