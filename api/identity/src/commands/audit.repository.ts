import { randomUUID } from 'node:crypto';
import type { Tx } from '@gyg/database';
import { auditEntries } from '@gyg/database/schema';

export type AuditEntry = Pick<typeof auditEntries.$inferInsert, 'action' | 'target' | 'details'>;

/** Puts on record what a command on the server did. */
export async function insertServerAudit(t: Tx, entry: AuditEntry, createdAt: Date): Promise<void> {
  await t.insert(auditEntries).values({ id: randomUUID(), actor: 'server', ...entry, createdAt });
}
