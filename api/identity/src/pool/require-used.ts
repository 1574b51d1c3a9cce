import { PoolException } from './pool-exception';

/** Throws what a code's fate means to the caller, unless it was used. */
export function requireUsed(outcome: 'used' | 'expired' | 'mismatch'): void {
  if (outcome === 'expired') throw new PoolException('ExpiredCodeException', 'The code has expired.');
  if (outcome === 'mismatch') throw new PoolException('CodeMismatchException', 'The e-mail address or code is wrong.');
}
