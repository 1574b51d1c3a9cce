import type { Tx } from '@gyg/database';
import { identityPayload } from '@gyg/database/schema';
import { and, eq, gt } from 'drizzle-orm';

/** Stored with the provider's payloads: like them it expires, and is deleted with the account. */
const model = 'SignInTicket';

export async function insertTicket(t: Tx, row: { id: string; accountId: string; expiresAt: Date }): Promise<void> {
  await t.insert(identityPayload).values({ model, payload: {}, ...row });
}

/** Deletes a ticket and returns its account; undefined if it was used or has expired. */
export async function deleteTicket(t: Tx, id: string, now: Date): Promise<string | undefined> {
  const [row] = await t
    .delete(identityPayload)
    .where(and(eq(identityPayload.model, model), eq(identityPayload.id, id), gt(identityPayload.expiresAt, now)))
    .returning({ accountId: identityPayload.accountId });
  return row?.accountId ?? undefined;
}
