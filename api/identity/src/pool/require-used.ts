import { PoolException } from './pool-exception';

/** Throws the exception that matches the outcome of using a code, unless it was used. */
export function requireUsed(outcome: 'used' | 'expired' | 'mismatch'): void {
  if (outcome === 'expired') throw new PoolException('ExpiredCodeException', 'The code has expired.');
  if (outcome === 'mismatch') throw new PoolException('CodeMismatchException', 'The e-mail address or code is wrong.');
}
