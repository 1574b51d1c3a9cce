import { randomBytes } from 'node:crypto';
import { limits, passwordProblems } from '@gyg/contract/rules';
import { hash, verify } from '@node-rs/argon2';
import { PoolException } from '../pool/pool-exception';

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes. About 12 ms. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One form for what different keyboards send for the same letters. */
const normal = (password: string) => password.normalize('NFKC');

/** Throws InvalidPasswordException, with the rules it breaks (specification 5). */
export function requireGoodPassword(password: string): void {
  const problems = passwordProblems(password);
  if (problems.length > 0 || password.length > limits.passwordMax)
    throw new PoolException('InvalidPasswordException', 'The password does not follow the rules.', { problems });
}

/** The hash to keep. Takes tens of milliseconds; never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

let decoy: Promise<string> | undefined;

/** Whether the password is the one that was hashed. Works as long when there is no hash, and says false. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('base64'));
  const matches = await verify(passwordHash ?? (await decoy), normal(password));
  return matches && passwordHash !== undefined;
}
