import type { Database } from '@gyg/database';
import { auditEntries } from '@gyg/database/schema';
import { asc, eq } from 'drizzle-orm';

/** What was recorded about a target, in the order in which it happened; at the same time by the name of the act. */
export function readAudit({ read }: Pick<Database, 'read'>, target: string) {
  const { actor, role, action, details, before, after, reason } = auditEntries;
  return read
    .select({ actor, role, action, details, before, after, reason })
    .from(auditEntries)
    .where(eq(auditEntries.target, target))
    .orderBy(asc(auditEntries.createdAt), asc(action));
}
