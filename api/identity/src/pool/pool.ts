import type { Database } from '@gyg/database';
import type { PasswordHasher } from '../users/password-hasher';
import type { FailedLogins } from './failed-logins';
import type { Limiter } from './limiter';

/** What the pool's actions work with. */
export interface Pool {
  db: Database;
  webOrigin: string;
  /** Key of the HMAC of stored codes. */
  codeSecret: string;
  /** Secrets of cookies, the one that signs first. */
  cookieSecrets: () => readonly string[];
  hasher: PasswordHasher;
  limiter: Limiter;
  failedLogins: FailedLogins;
  now: () => number;
  kickMail: () => void;
}
