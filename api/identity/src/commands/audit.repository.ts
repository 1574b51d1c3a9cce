import { randomUUID } from 'node:crypto';
import { type AuditAction, auditActions } from '@gyg/contract/audit';
import type { Tx } from '@gyg/database';
import { auditEntries } from '@gyg/database/schema';

export interface AuditEntry extends Pick<typeof auditEntries.$inferInsert, 'target' | 'details'> {
  action: AuditAction;
}

/** Adds an audit record for a command that was run on the server. */
export async function insertServerAudit(t: Tx, entry: AuditEntry, createdAt: Date): Promise<void> {
  const [category, targetKind] = auditActions[entry.action];
  await t
    .insert(auditEntries)
    .values({ id: randomUUID(), actor: 'server', role: 'server', category, targetKind, ...entry, createdAt });
}
