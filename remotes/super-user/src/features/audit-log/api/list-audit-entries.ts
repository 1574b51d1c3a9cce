import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type AuditList, auditQuery } from '../model/audit-list';

/** The newest entries. */
export const useRecentEntries = (count: number) =>
  useQuery(callOptions('listAuditEntries', { query: { pageSize: String(count) } }));

/** A page of the audit log, newest first. The current entries stay while the next load. */
export const useAuditEntries = (list: AuditList) =>
  useQuery({
    ...callOptions('listAuditEntries', { query: auditQuery(list) }),
    placeholderData: keepPreviousData,
  });
