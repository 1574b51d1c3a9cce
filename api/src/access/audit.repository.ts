import type { Tx } from '@gyg/database';
import { auditEntries } from '@gyg/database/schema';

export async function insertAudit(tx: Tx, entry: Omit<typeof auditEntries.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
