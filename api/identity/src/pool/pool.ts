import type { Database } from '@gyg/database';
import type { PasswordHasher } from '../users/password-hasher';
import type { FailedLogins } from './failed-logins';
import type { Limiter } from './limiter';

/** The dependencies of the pool's actions. */
export interface Pool {
  db: Database;
  webOrigin: string;
  /** Key of the HMAC of stored codes. */
  codeSecret: string;
  /** Cookie secrets; the first one signs. */
  cookieSecrets: () => readonly string[];
  hasher: PasswordHasher;
  limiter: Limiter;
  failedLogins: FailedLogins;
  now: () => number;
  kickMail: () => void;
  /** Called for each login. */
  onLogin: () => void;
}
