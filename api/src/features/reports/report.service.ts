import type { ContributionReport } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import type { FileAnswer } from '../../http/call';
import { csvAnswer, filePage } from '../../http/csv-answer';
import { contributionStatistics, type Period } from '../contributions';
import { getOrganizationRow } from '../organizations';
import { presentRow } from './report.presenter';
import { countReportRows, listReportRows, type Side } from './report.repository';
import { reportColumns } from './report-csv';

export interface PeriodInput {
  organizationId: string;
  from?: string | undefined;
  to?: string | undefined;
}

interface ReportInput extends PeriodInput {
  format: 'json' | 'csv';
  page: number;
  pageSize: number;
}

export function periodOf({ from, to }: PeriodInput): Period {
  return {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

interface Report {
  name: 'given' | 'received';
  side: Side;
}

async function writeFile({ db }: ApiContext, actor: SignedIn, { name, side }: Report, period: Period, now: Date) {
  const rows = await listReportRows(db.read, side, period, now, { limit: filePage.pageSize, offset: 0 });
  const { locale: language } = actor;
  return csvAnswer({ name, rows: rows.map(presentRow), ...reportColumns(language) }, { language, now });
}

async function writePage(
  { db }: ApiContext,
  { side }: Report,
  period: Period,
  { page, pageSize, now }: { page: number; pageSize: number; now: Date },
): Promise<ContributionReport> {
  const [rows, total, sums] = await Promise.all([
    listReportRows(db.read, side, period, now, { limit: pageSize, offset: page * pageSize }),
    countReportRows(db.read, side, period, now),
    contributionStatistics(db.read, side, period),
  ]);
  return { rows: rows.map(presentRow), total, page, pageSize, sums };
}

/**
 * Contributions in an organisation's name with its approval (never private volunteering), or what its gygs received;
 * for its admins. Throws 404 `org.missing`, 403, 400 `reports.too_many_rows` if the file would be too long.
 */
async function report(
  context: ApiContext,
  actor: SignedIn,
  input: ReportInput,
  { name, side }: Report,
  now: Date,
): Promise<ContributionReport | FileAnswer> {
  const { organizationId, format, page, pageSize } = input;
  await getOrganizationRow(context.db.read, organizationId);
  permit(name === 'given' ? 'reportGiven' : 'reportReceived', actor, { organizationId });
  const period = periodOf(input);
  if (format === 'csv') return writeFile(context, actor, { name, side }, period, now);
  return writePage(context, { name, side }, period, { page, pageSize, now });
}

export function reportGiven(context: ApiContext, actor: SignedIn, input: ReportInput, now: Date) {
  return report(context, actor, input, { name: 'given', side: { organizationId: input.organizationId } }, now);
}

export function reportReceived(context: ApiContext, actor: SignedIn, input: ReportInput, now: Date) {
  return report(context, actor, input, { name: 'received', side: { hostId: input.organizationId } }, now);
}
