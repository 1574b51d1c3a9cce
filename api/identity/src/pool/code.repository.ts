import type { Tx } from '@gyg/database';
import { identityCode } from '@gyg/database/schema';
import { and, eq, gt, lte } from 'drizzle-orm';

export type CodePurpose = (typeof identityCode.$inferSelect)['purpose'];
type CodeRow = Pick<typeof identityCode.$inferSelect, 'userId' | 'purpose' | 'mac'>;

/** Keeps a code; an older one of the same person and purpose dies. */
export async function replaceCode(t: Tx, code: CodeRow & { expiresAt: Date }): Promise<void> {
  const { mac, expiresAt } = code;
  await t
    .insert(identityCode)
    .values(code)
    .onConflictDoUpdate({ target: [identityCode.userId, identityCode.purpose], set: { mac, expiresAt } });
}

const sameCode = ({ userId, purpose, mac }: CodeRow) =>
  and(eq(identityCode.userId, userId), eq(identityCode.purpose, purpose), eq(identityCode.mac, mac));

/** Takes a living code away: true for exactly one of all that try. */
export async function takeCode(t: Tx, code: CodeRow, now: Date): Promise<boolean> {
  const taken = await t
    .delete(identityCode)
    .where(and(sameCode(code), gt(identityCode.expiresAt, now)))
    .returning({ userId: identityCode.userId });
  return taken.length === 1;
}

/** Whether the code is right, alive or not. */
export async function isCode(t: Tx, code: CodeRow): Promise<boolean> {
  const found = await t.select({ userId: identityCode.userId }).from(identityCode).where(sameCode(code));
  return found.length === 1;
}

/** Forgets codes that died before the given time. */
export async function purgeCodes(t: Tx, before: Date): Promise<void> {
  await t.delete(identityCode).where(lte(identityCode.expiresAt, before));
}
