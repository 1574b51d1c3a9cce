import type { Reader, Tx } from '@gyg/database';
import { identityCode } from '@gyg/database/schema';
import { and, eq, gt, lte } from 'drizzle-orm';

export type CodePurpose = (typeof identityCode.$inferSelect)['purpose'];
type CodeRow = Pick<typeof identityCode.$inferSelect, 'userId' | 'purpose' | 'mac'>;

/** Stores a code; it replaces an older one of the same person and purpose. */
export async function replaceCode(t: Tx, code: CodeRow & { expiresAt: Date }): Promise<void> {
  const { mac, expiresAt } = code;
  await t
    .insert(identityCode)
    .values(code)
    .onConflictDoUpdate({ target: [identityCode.userId, identityCode.purpose], set: { mac, expiresAt } });
}

const codeOf = ({ userId, purpose }: Pick<CodeRow, 'userId' | 'purpose'>) =>
  and(eq(identityCode.userId, userId), eq(identityCode.purpose, purpose));
const sameCode = (code: CodeRow) => and(codeOf(code), eq(identityCode.mac, code.mac));

/** Uses up a valid code: true for exactly one of several concurrent callers. */
export async function endCode(t: Tx, code: CodeRow, now: Date): Promise<boolean> {
  const ended = await t
    .update(identityCode)
    .set({ expiresAt: now })
    .where(and(sameCode(code), gt(identityCode.expiresAt, now)))
    .returning({ userId: identityCode.userId });
  return ended.length === 1;
}

/** Whether the code is right, expired or not. */
export async function isCode(t: Tx, code: CodeRow): Promise<boolean> {
  const codes = await t.select({ userId: identityCode.userId }).from(identityCode).where(sameCode(code));
  return codes.length === 1;
}

/** The MAC of the newest code. */
export async function findMac(read: Reader, owner: Pick<CodeRow, 'userId' | 'purpose'>): Promise<string | undefined> {
  const [code] = await read.select({ mac: identityCode.mac }).from(identityCode).where(codeOf(owner));
  return code?.mac;
}

/** Deletes a person's codes. */
export async function dropCodesOf(t: Tx, userId: string): Promise<void> {
  await t.delete(identityCode).where(eq(identityCode.userId, userId));
}

/** Deletes codes that expired before the given time. */
export async function purgeCodes(t: Tx, before: Date): Promise<void> {
  await t.delete(identityCode).where(lte(identityCode.expiresAt, before));
}
