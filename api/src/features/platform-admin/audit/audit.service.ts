import type { AuditCategory, AuditEntry, AuditRole } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import { recordAudit } from '../../../access/record-audit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { csvAnswer, filePage } from '../../../http/csv-answer';
import { startOfDay } from '../../../text/zoned-time';
import { presentAuditEntry } from './audit.presenter';
import { auditColumns } from './audit-csv';
import { findAuditSubjects } from './audit-keyword.repository';
import { type AuditFilter, type AuditRow, countAuditRows, listAuditRows } from './audit-log.repository';
import { loadAuditNames } from './audit-names.service';

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

async function presentAll(read: Reader, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const names = await loadAuditNames(read, rows);
  return rows.map((row) => presentAuditEntry(row, names));
}

/** A file of the entries. It leaves the platform, so it is recorded, without what was searched for. */
async function exportEntries(context: ApiContext, actor: SignedIn, query: AuditQuery, now: Date) {
  const { read } = context.db;
  const entries = await presentAll(read, await listAuditRows(read, await filterOf(read, query), filePage));
  const { locale: language } = actor;
  const file = await csvAnswer({ name: 'audit', rows: entries, ...auditColumns(language) }, { language, now });
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
