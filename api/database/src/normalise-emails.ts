import { normaliseEmail } from '@gyg/contract/rules';
import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from './database';
import { identityUser, invites, organizationRequests, users } from './schema';

/** Columns by which people are found; each has an index that is read instead of the table. */
const stored = [
  { table: identityUser, id: identityUser.id, email: identityUser.email, key: 'email', unique: true },
  { table: users, id: users.id, email: users.email, key: 'email', unique: false },
  { table: invites, id: invites.id, email: invites.email, key: 'email', unique: false },
  {
    table: organizationRequests,
    id: organizationRequests.id,
    email: organizationRequests.requesterEmail,
    key: 'requesterEmail',
    unique: false,
  },
] as const;

async function normalise(tx: Tx, { table, id, email, key, unique }: (typeof stored)[number]): Promise<void> {
  const rows = await tx.select({ id, email }).from(table).where(sql`octet_length(${email}) <> length(${email})`);
  for (const row of rows) {
    const normal = normaliseEmail(row.email ?? '');
    if (normal === row.email) continue;
    // Two accounts have one mailbox: which of them is used is not known, so both stay.
    if (unique && (await tx.select({ id }).from(table).where(eq(email, normal))).length > 0) continue;
    await tx
      .update(table)
      .set({ [key]: normal })
      .where(eq(id, row.id));
  }
}

/**
 * Gives addresses that an earlier version stored with letters outside ASCII their one spelling, which SQL cannot
 * compute. The server runs it at each start: an older process may have written some.
 */
export function normaliseStoredEmails(database: Database): Promise<void> {
  return database.tx(async (tx) => {
    for (const column of stored) await normalise(tx, column);
  });
}
