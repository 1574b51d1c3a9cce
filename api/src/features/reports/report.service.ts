import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContributionReport, ContributionRow, Locale, ReadingLanguage } from '@gyg/contract';
import { inParts, type Reader } from '@gyg/database';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Paging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import type { FileResponse } from '../../http/call';
import { csvResponse, filePage, requireFileRows } from '../../http/csv-response';
import { contributionWords } from '../../text/contribution-words';
import type { CsvColumns } from '../../text/write-csv';
import { formatZonedTime } from '../../text/zoned-time';
import type { Asked } from '../gygs';
import { getOrganizationRow } from '../organizations';
import { contributionStatistics, hoursOf, monthsOfContributions, type Period } from './contributions';
import { countReportRows, findReportRows, listReportIds, type ReportRow, type Side } from './report.repository';

export interface PeriodInput {
  organizationId: string;
  from?: string | undefined;
  to?: string | undefined;
}

interface ReportInput extends PeriodInput, Paging {
  format: 'json' | 'csv';
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

/** Rows that are read by one statement. */
const rowsOfPart = 500;

/** A row of a report; hours or items count only if attended. An erased user has no name. */
function presentRow(row: ReportRow): ContributionRow {
  const { durationMinutes, createdAt, startDateTime, endDateTime, quantity, userId, ...shown } = row;
  const attended = row.attendance === 'ATTENDED';
  const isSkill = row.contributionType === 'SKILL';
  return {
    ...shown,
    // Published gygs have both (checked by the table).
    startDateTime: (startDateTime ?? createdAt).toISOString(),
    endDateTime: (endDateTime ?? createdAt).toISOString(),
    userId: row.userName === '' ? null : userId,
    hours: isSkill ? hoursOf(attended ? (durationMinutes ?? 0) : 0) : null,
    quantity: isSkill ? null : attended ? quantity : 0,
  };
}

async function readRows(read: Reader, ids: readonly string[], reading: ReadingLanguage): Promise<ContributionRow[]> {
  const rows: ContributionRow[] = [];
  const readPart = async (part: readonly string[]) =>
    void rows.push(...(await findReportRows(read, part, reading)).map(presentRow));
  await inParts(ids, readPart, rowsOfPart);
  return rows;
}

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
function reportColumns(locale: Locale): CsvColumns<ContributionRow> {
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

async function writeFile(
  { db }: ApiContext,
  actor: SignedIn,
  { name, side }: Report,
  period: Period,
  { reading, now }: Asked,
) {
  const ids = await listReportIds(db.read, side, period, now, { limit: filePage.pageSize, offset: 0 });
  requireFileRows(ids.length);
  const { locale: language } = actor;
  const rows = await readRows(db.read, ids, reading);
  return csvResponse({ name, rows, ...reportColumns(language) }, { language, now });
}

/** On SQLite each statement holds the thread, with 20,000 bookings for up to 50 ms; others are answered between them. */
async function writePage(
  { db: { read } }: ApiContext,
  { side }: Report,
  period: Period,
  { page, pageSize, reading, now }: Asked & Paging,
): Promise<ContributionReport> {
  const ids = await listReportIds(read, side, period, now, { limit: pageSize, offset: page * pageSize });
  await nextTurn();
  const rows = await readRows(read, ids, reading);
  await nextTurn();
  const total = await countReportRows(read, side, period, now);
  await nextTurn();
  const sums = await contributionStatistics(read, side, period);
  await nextTurn();
  const months = await monthsOfContributions(read, side, period, now);
  return { rows, total, page, pageSize, sums, months };
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
  asked: Asked,
): Promise<ContributionReport | FileResponse> {
  const { organizationId, format, page, pageSize } = input;
  await getOrganizationRow(context.db.read, organizationId);
  permit(name === 'given' ? 'reportGiven' : 'reportReceived', actor, { organizationId });
  const period = periodOf(input);
  if (format === 'csv') return writeFile(context, actor, { name, side }, period, asked);
  return writePage(context, { name, side }, period, { page, pageSize, ...asked });
}

export function reportGiven(context: ApiContext, actor: SignedIn, input: ReportInput, asked: Asked) {
  return report(context, actor, input, { name: 'given', side: { organizationId: input.organizationId } }, asked);
}

export function reportReceived(context: ApiContext, actor: SignedIn, input: ReportInput, asked: Asked) {
  return report(context, actor, input, { name: 'received', side: { hostId: input.organizationId } }, asked);
}
