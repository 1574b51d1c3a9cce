import type { AuditCategory, AuditRole } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { auditEntries } from '@gyg/database/schema';
import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Paging } from '../../../access/queries/paging.repository';

/** The ids that a keyword stands for. */
export interface AuditSubjects {
  actors: readonly string[];
  targets: readonly string[];
  requestId: string;
}

export interface AuditFilter {
  subjects?: AuditSubjects | undefined;
  role?: AuditRole | undefined;
  category?: AuditCategory | undefined;
  /** From this time on. */
  from?: Date | undefined;
  /** Before this time. */
  before?: Date | undefined;
}

export type AuditRow = typeof auditEntries.$inferSelect;

/** Each part has an index, so that a search reads only the entries that it finds. */
const concerns = ({ actors, targets, requestId }: AuditSubjects): SQL | undefined =>
  or(
    actors.length === 0 ? undefined : inArray(auditEntries.actor, [...actors]),
    inArray(auditEntries.target, [...targets]),
    eq(auditEntries.requestId, requestId),
  );

const matches = ({ subjects, role, category, from, before }: AuditFilter): SQL | undefined =>
  and(
    subjects && concerns(subjects),
    role && eq(auditEntries.role, role),
    category && eq(auditEntries.category, category),
    from && gte(auditEntries.createdAt, from),
    before && lt(auditEntries.createdAt, before),
  );

/** A page of entries, newest first. */
export function listAuditRows(read: Reader, filter: AuditFilter, { page, pageSize }: Paging): Promise<AuditRow[]> {
  return read
    .select()
    .from(auditEntries)
    .where(matches(filter))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(pageSize)
    .offset(page * pageSize);
}

export const countAuditRows = (read: Reader, filter: AuditFilter) => read.$count(auditEntries, matches(filter));
