import { randomUUID } from 'node:crypto';
import type { Tx } from '@gyg/database';
import { auditEntries } from '@gyg/database/schema';

export type AuditEntry = Pick<typeof auditEntries.$inferInsert, 'action' | 'target' | 'details'>;

/** Adds an audit record for a command that was run on the server. */
export async function insertServerAudit(t: Tx, entry: AuditEntry, createdAt: Date): Promise<void> {
  await t.insert(auditEntries).values({ id: randomUUID(), actor: 'server', ...entry, createdAt });
}
