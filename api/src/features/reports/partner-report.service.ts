import type { Locale, OrganizationType, PartnerStatistics } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import type { FileResponse } from '../../http/call';
import { csvResponse } from '../../http/csv-response';
import { compareTexts } from '../../text/search-text';
import type { CsvColumns } from '../../text/write-csv';
import { getOrganizationRow } from '../organizations';
import { hoursOf } from './contributions';
import { listOrganizationCards, listPartneredAt, listRepresentedAt, sumByPartner } from './report.repository';
import { type PeriodInput, periodOf } from './report.service';

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
function partnerColumns(locale: Locale): CsvColumns<PartnerStatistics> {
  const { header, types } = texts[locale];
  return { header, line: (row) => [row.orgName, types[row.orgType], row.hours, row.gygs, row.participants] };
}

/**
 * What each accepted partner and each represented organisation contributed to an organisation's started gygs, most
 * hours first; for its admins. Four statements. Throws 404 `org.missing`, 403.
 */
export async function reportPartner(
  { db }: ApiContext,
  actor: SignedIn,
  input: PeriodInput & { format: 'json' | 'csv' },
  now: Date,
): Promise<PartnerStatistics[] | FileResponse> {
  const { organizationId: hostId } = input;
  const { locale: language } = actor;
  await getOrganizationRow(db.read, hostId);
  permit('reportPartner', actor, { organizationId: hostId });
  const period = periodOf(input);
  const [sums, represented, partnered] = await Promise.all([
    sumByPartner(db.read, hostId, period, now),
    listRepresentedAt(db.read, hostId, period, now),
    listPartneredAt(db.read, hostId, period, now),
  ]);
  const gygs = new Map<string, Set<string>>();
  for (const { orgId, gygId } of [...represented, ...partnered]) {
    gygs.set(orgId, (gygs.get(orgId) ?? new Set()).add(gygId));
  }
  const cards = gygs.size === 0 ? [] : await listOrganizationCards(db.read, [...gygs.keys()]);
  const sumOf = new Map(sums.map((sum) => [sum.orgId, sum]));
  const statistics = cards
    .map(({ orgId, orgName, orgType }) => ({
      orgId,
      orgName,
      orgType,
      hours: hoursOf(sumOf.get(orgId)?.minutes ?? 0),
      gygs: gygs.get(orgId)?.size ?? 0,
      participants: sumOf.get(orgId)?.participants ?? 0,
    }))
    .sort((a, b) => b.hours - a.hours || b.gygs - a.gygs || compareTexts[language](a.orgName, b.orgName));
  if (input.format === 'json') return statistics;
  return csvResponse({ name: 'partners', rows: statistics, ...partnerColumns(language) }, { language, now });
}
