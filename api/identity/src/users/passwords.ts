import { randomBytes } from 'node:crypto';
import { isCommonPassword } from '@gyg/contract/common-password';
import { limits, passwordProblems } from '@gyg/contract/rules';
import { PoolException } from '../pool/pool-exception';
import { hashedAsToday, type PasswordHasher } from './password-hasher';

/** One form for the different encodings that keyboards send for the same letters. */
const normal = (password: string) => password.normalize('NFKC');

/** Throws InvalidPasswordException, with the rules it breaks; without any where the password is a common one. */
export function requireGoodPassword(password: string): void {
  // The length first: a password that is too long is not examined further.
  const tooLong = password.length > limits.passwordMax;
  const problems = tooLong ? [] : passwordProblems(normal(password));
  if (tooLong || problems.length > 0)
    throw new PoolException('InvalidPasswordException', 'The password does not follow the rules.', { problems });
  if (isCommonPassword(password)) {
    const message = 'Too many people use this password, so it is easy to guess. Choose another one.';
    throw new PoolException('InvalidPasswordException', message, { problems });
  }
}

/** The hash to store. Takes tens of milliseconds; never call it inside a transaction. */
export function hashPassword(hasher: PasswordHasher, password: string): Promise<string> {
  return hasher.hash(normal(password));
}

const noise = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
/** A hash that matches no password: checking against it costs as much as any check. */
const dummyHash = `${hashedAsToday}${noise(16)}$${noise(32)}`;

/**
 * Whether the password matches the hash. Always one run of the hasher: without a hash, and for a password that is too
 * long, it does the same work.
 */
export async function passwordMatches(
  hasher: PasswordHasher,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const possible = passwordHash !== undefined && password.length <= limits.passwordMax;
  const matches = await hasher.verify(possible ? passwordHash : dummyHash, possible ? normal(password) : '');
  return possible && matches;
}

/** Whether a hash was made at another cost than the current one. */
export function isOldHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(hashedAsToday);
}
