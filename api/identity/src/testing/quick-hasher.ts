import { createHash } from 'node:crypto';
import { hashedAsToday, type PasswordHasher } from '../users/password-hasher';

const digestOf = (password: string) => hashedAsToday + createHash('sha256').update(password).digest('base64url');

/** Replaces argon2id where a test needs hundreds of logins: protects nothing. */
export const quickHasher: PasswordHasher = {
  hash: async (password) => digestOf(password),
  verify: async (passwordHash, password) => passwordHash === digestOf(password),
};
