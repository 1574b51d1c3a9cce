import type { Locale, PortfolioInsights } from '@gyg/contract';

const headers: Record<Locale, readonly string[]> = {
  en: ['Organisation', 'Month', 'Hours', 'Items', 'Participants', 'Gygs'],
  se: ['Organisation', 'Månad', 'Timmar', 'Saker', 'Deltagare', 'Gygar'],
};

/** The figures of each organisation by month as a table in the reader's language. */
export function insightsTable(organizations: PortfolioInsights['organizations'], locale: Locale) {
  const rows = organizations.flatMap(({ orgName, months }) => months.map((month) => ({ orgName, ...month })));
  const line = ({ orgName, month, hours, items, participants, gygs }: (typeof rows)[number]) => [
    orgName,
    month,
    hours,
    items,
    participants,
    gygs,
  ];
  return { header: headers[locale], rows, line };
}
