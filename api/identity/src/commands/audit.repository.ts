import { randomUUID } from 'node:crypto';
import { type AuditAction, auditActions } from '@gyg/contract/audit';
import type { Tx } from '@gyg/database';
import { auditEntries, users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

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

/** The id of the product's user, by which the log names people; undefined before the first log-in. */
export async function findProductUserId(t: Tx, subject: string): Promise<string | undefined> {
  const [user] = await t.select({ id: users.id }).from(users).where(eq(users.subject, subject));
  return user?.id;
}
