import { createHmac, randomInt } from 'node:crypto';
import type { Tx } from '@gyg/database';
import { type CodePurpose, endCode, isCode, replaceCode } from './code.repository';
import { codeLifetime } from './limits';
import type { Pool } from './pool';
import { PoolException } from './pool-exception';

interface CodeOwner {
  userId: string;
  purpose: CodePurpose;
}

/** Issues a six-digit code, which replaces an earlier one. Returns the code, which is stored only in the mail. */
export async function issueCode(t: Tx, pool: Pool, owner: CodeOwner): Promise<string> {
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  await replaceCode(t, { ...owner, mac: macOf(pool, owner, code), expiresAt: new Date(pool.now() + codeLifetime) });
  return code;
}

/** Uses up a code. 'expired' is returned only for the right code, so that guesses do not reveal that a code existed. */
export async function useCode(
  t: Tx,
  pool: Pool,
  owner: CodeOwner,
  code: string,
): Promise<'used' | 'expired' | 'mismatch'> {
  const tried = { ...owner, mac: macOf(pool, owner, code) };
  if (await endCode(t, tried, new Date(pool.now()))) return 'used';
  return (await isCode(t, tried)) ? 'expired' : 'mismatch';
}

/** Bound to person and purpose: a code that confirms an address cannot reset a password. */
function macOf(pool: Pool, { userId, purpose }: CodeOwner, code: string): string {
  return createHmac('sha256', pool.codeSecret).update(`${userId}\n${purpose}\n${code}`).digest('base64url');
}

/** Throws the exception that matches the outcome of using a code, unless it was used. */
export function requireUsed(outcome: 'used' | 'expired' | 'mismatch'): void {
  if (outcome === 'expired') throw new PoolException('ExpiredCodeException', 'The code has expired.');
  if (outcome === 'mismatch') throw new PoolException('CodeMismatchException', 'The e-mail address or code is wrong.');
}

/** The id used where the account does not exist, so that the same queries run as for existing accounts. */
export const unknownAccountId = 'unknown';
