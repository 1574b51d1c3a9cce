import type { Locale, PortfolioInsights } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import type { FileResponse } from '../../../http/call';
import { csvResponse } from '../../../http/csv-response';
import { invalidRequest } from '../../../problem';
import {
  contributionsByMonth,
  contributionsByOrganization,
  contributionsTogether,
  goalHoursByOrganization,
} from '../../reports/contributions';
import { listAccepted } from './portfolio.repository';
import { getVisiblePortfolio } from './portfolio.service';

const year = 365 * 24 * 60 * 60 * 1000;
const longest = 10 * 366 * 24 * 60 * 60 * 1000;
const nothing = { hours: 0, items: 0, participants: 0, gygs: 0, goals: [] };

/** `from` inclusive, `to` exclusive; default the last year. Throws 400. */
function periodOf(query: { from?: string | undefined; to?: string | undefined }, now: Date): { from: Date; to: Date } {
  const to = query.to === undefined ? now : new Date(query.to);
  const from = query.from === undefined ? new Date(to.getTime() - year) : new Date(query.from);
  const length = to.getTime() - from.getTime();
  if (length > 0 && length <= longest) return { from, to };
  throw invalidRequest([{ path: 'from', code: 'invalid_period', message: 'Before `to`, and at most ten years' }]);
}

const headers: Record<Locale, readonly string[]> = {
  en: ['Organisation', 'Month', 'Hours', 'Items', 'Participants', 'Gygs'],
  se: ['Organisation', 'Månad', 'Timmar', 'Saker', 'Deltagare', 'Gygar'],
};

/** The figures of each organisation by month as a table in the reader's language. */
function insightsTable(organizations: PortfolioInsights['organizations'], locale: Locale) {
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

/**
 * Attendance in the name of each organisation that accepted: over the period and by month. Only approved
 * representations count, not private volunteering (decision 0014). A fixed number of statements. Throws 404, 403, and
 * 400 for a wrong period or a file with too many rows.
 */
export async function getPortfolioInsights(
  { db }: ApiContext,
  actor: SignedIn,
  portfolioId: string,
  query: { from?: string | undefined; to?: string | undefined; format: 'json' | 'csv' },
  now: Date,
): Promise<PortfolioInsights | FileResponse> {
  const { read } = db;
  const portfolio = await getVisiblePortfolio(read, actor, portfolioId);
  const period = periodOf(query, now);
  permit('getPortfolioInsights', actor, { ownerId: portfolio.organizationId });
  const cards = await listAccepted(read, [portfolio.id], actor.locale);
  const ids = cards.map((card) => card.id);
  const [sums, months, goalHours, together] = await Promise.all([
    contributionsByOrganization(read, ids, period),
    contributionsByMonth(read, ids, period),
    goalHoursByOrganization(read, ids, period),
    contributionsTogether(read, ids, period),
  ]);
  const organizations = cards.map(({ id, name, logo, friendlyUrl }) => ({
    organizationId: id,
    orgName: name,
    orgLogo: logo,
    orgFriendlyUrl: friendlyUrl,
    ...(sums.get(id) ?? nothing),
    goalHours: goalHours.get(id) ?? [],
    months: months.filter((month) => month.organizationId === id).map(({ organizationId, ...month }) => month),
  }));
  if (query.format === 'csv') {
    const { locale: language } = actor;
    return csvResponse({ name: 'portfolio', ...insightsTable(organizations, language) }, { language, now });
  }
  return {
    portfolioId: portfolio.id,
    name: portfolio.name,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    ...together,
    organizations,
  };
}
