import { hash, verify } from '@node-rs/argon2';

/** The expensive work: passed to the pool, so that a test can count it. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash, at the cost that the hash contains. */
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes. About 12 ms. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The prefix of hashes at the current cost. */
export const hashedAsToday = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

export const argon2Hasher: PasswordHasher = {
  hash: (password) => hash(password, cost),
  verify: (passwordHash, password) => verify(passwordHash, password),
};
