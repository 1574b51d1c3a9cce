import type { Locale, OrganizationType, PartnerStatistics } from '@gyg/contract';
import type { CsvColumns } from '../../text/write-csv';

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

/** The columns of the partner report in the reader's language. */
export function partnerColumns(locale: Locale): CsvColumns<PartnerStatistics> {
  const { header, types } = texts[locale];
  return { header, line: (row) => [row.orgName, types[row.orgType], row.hours, row.gygs, row.participants] };
}
