import type { Reader, Tx } from '@gyg/database';
import { identityPayload } from '@gyg/database/schema';
import { and, eq, gt } from 'drizzle-orm';

/** Stored with the provider's payloads: like them it expires, and is deleted with the account. */
const model = 'SignUpProof';

interface ProofRow {
  id: string;
  accountId: string;
  payload: Record<string, unknown>;
  expiresAt: Date;
}

export async function insertProof(t: Tx, row: ProofRow): Promise<void> {
  await t.insert(identityPayload).values({ model, ...row });
}

/** A proof that has not expired. */
export async function findProofRow(read: Reader, id: string, now: Date) {
  const [row] = await read
    .select({ accountId: identityPayload.accountId, payload: identityPayload.payload })
    .from(identityPayload)
    .where(and(eq(identityPayload.model, model), eq(identityPayload.id, id), gt(identityPayload.expiresAt, now)));
  return row;
}

/** The proofs about an account that have not expired. */
export function listProofRowsOf(t: Tx, accountId: string, now: Date) {
  return t
    .select({ payload: identityPayload.payload })
    .from(identityPayload)
    .where(
      and(
        eq(identityPayload.accountId, accountId),
        eq(identityPayload.model, model),
        gt(identityPayload.expiresAt, now),
      ),
    );
}

/** Deletes all proofs about an account. */
export async function dropProofsOf(t: Tx, accountId: string): Promise<void> {
  await t
    .delete(identityPayload)
    .where(and(eq(identityPayload.model, model), eq(identityPayload.accountId, accountId)));
}
