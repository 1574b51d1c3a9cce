import type { AuditCategory, AuditEntry, AuditRole, AuditTarget, Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import { recordAudit } from '../../../access/record-audit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { csvResponse, filePage } from '../../../http/csv-response';
import type { CsvColumns } from '../../../text/write-csv';
import { formatZonedTime, startOfDay } from '../../../text/zoned-time';
import { actorOfEntry, presentAuditEntry } from './audit.presenter';
import {
  type AuditFilter,
  type AuditRow,
  countAuditRows,
  findAuditSubjects,
  listAuditRows,
} from './audit-log.repository';
import {
  type AuditNames,
  findGygNames,
  findKeyNames,
  findOrganizationNames,
  findOriginNames,
  findRequestNames,
  findStoryNames,
  findUserNames,
  findWebhookNames,
} from './audit-names.repository';

interface AuditQuery extends Paging {
  keyword?: string | undefined;
  role?: AuditRole | undefined;
  category?: AuditCategory | undefined;
  from?: string | undefined;
  to?: string | undefined;
  format: 'json' | 'csv';
}

async function filterOf(read: Reader, { keyword = '', role, category, from, to }: AuditQuery): Promise<AuditFilter> {
  return {
    subjects: keyword === '' ? undefined : await findAuditSubjects(read, keyword),
    role,
    category,
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : startOfDay(to, 1),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? [value] : []);

/** The names in some entries as they are now, with one statement for each kind. */
async function loadAuditNames(read: Reader, rows: readonly AuditRow[]): Promise<AuditNames> {
  const actors = rows.map(({ actor }) => actorOfEntry(actor));
  const actorsOf = (kind: string) => actors.flatMap((actor) => (actor.kind === kind ? (actor.id ?? []) : []));
  const targets = (kind: AuditTarget) => rows.flatMap((row) => (row.targetKind === kind ? row.target : []));
  const named = (field: string) => rows.flatMap(({ details }) => textOf(details[field]));
  const [users, keys, organizations, gygs, stories, origins, webhooks, requests] = await Promise.all([
    findUserNames(read, new Set([...actorsOf('user'), ...targets('user')])),
    findKeyNames(read, new Set([...actorsOf('key'), ...targets('key')])),
    findOrganizationNames(read, new Set([...targets('organization'), ...named('organizationId')])),
    findGygNames(read, new Set([...targets('gyg'), ...named('gygId')])),
    findStoryNames(read, new Set(targets('story'))),
    findOriginNames(read, new Set(targets('origin'))),
    findWebhookNames(read, new Set(targets('webhook'))),
    findRequestNames(read, new Set(targets('organizationRequest'))),
  ]);
  return { users, keys, organizations, gygs, stories, origins, webhooks, requests };
}

async function presentAll(read: Reader, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const names = await loadAuditNames(read, rows);
  return rows.map((row) => presentAuditEntry(row, names));
}

const headers: Record<Locale, readonly string[]> = {
  en: [
    ...['Time (Swedish time)', 'Who', 'Right', 'Category', 'Action', 'Kind', 'Target', 'Id'],
    ...['Organisation', 'Details', 'Before', 'After', 'Reason', 'Request'],
  ],
  se: [
    ...['Tid (svensk tid)', 'Vem', 'Rättighet', 'Kategori', 'Händelse', 'Typ', 'Gäller', 'Id'],
    ...['Organisation', 'Uppgifter', 'Före', 'Efter', 'Anledning', 'Anrop'],
  ],
};

const json = (fields: Readonly<Record<string, unknown>> | null) => (fields === null ? '' : JSON.stringify(fields));

/** The columns of the entries; codes stay as they are, so that a file can be evaluated by programs. */
function auditColumns(locale: Locale): CsvColumns<AuditEntry> {
  const line = ({ actor, target, organization, ...entry }: AuditEntry) => [
    ...[formatZonedTime(new Date(entry.at)), actor.name ?? actor.id ?? actor.kind],
    ...[entry.role, entry.category, entry.action, target.kind, target.name ?? '', target.id],
    ...[organization?.name ?? '', json(entry.details), json(entry.before), json(entry.after)],
    ...[entry.reason ?? '', entry.requestId ?? ''],
  ];
  return { header: headers[locale], line };
}

/** A file of the entries. It leaves the platform, so it is recorded, without what was searched for. */
async function exportEntries(context: ApiContext, actor: SignedIn, query: AuditQuery, now: Date) {
  const { read } = context.db;
  const entries = await presentAll(read, await listAuditRows(read, await filterOf(read, query), filePage));
  const { locale: language } = actor;
  const file = await csvResponse({ name: 'audit', rows: entries, ...auditColumns(language) }, { language, now });
  const { role = null, category = null, from = null, to = null } = query;
  const details = { entries: entries.length, role, category, from, to };
  await inTransaction(context, now, (uow) =>
    recordAudit(uow, actor, { action: 'audit.exported', target: 'audit', details }),
  );
  return file;
}

/** The audit log, for super users. Throws 401, 403, 400 `reports.too_many_rows`. */
export async function listAuditEntries(context: ApiContext, actor: SignedIn, query: AuditQuery, now: Date) {
  permit('listAuditEntries', actor);
  if (query.format === 'csv') return exportEntries(context, actor, query, now);
  const { read } = context.db;
  const { page, pageSize } = query;
  const filter = await filterOf(read, query);
  const [rows, total] = await Promise.all([
    listAuditRows(read, filter, { page, pageSize }),
    countAuditRows(read, filter),
  ]);
  return { entries: await presentAll(read, rows), total, page, pageSize };
}
