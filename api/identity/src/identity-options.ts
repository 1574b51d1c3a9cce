import type { Database } from '@gyg/database';
import type { FailedLogin } from './pool/failed-logins';
import type { PasswordHasher } from './users/password-hasher';

export interface IdentityOptions {
  db: Database;
  /** The issuer's address, for example https://gyg.example/identity. The app is mounted at its path. */
  issuer: string;
  /** Origin of the platform's pages, for example https://gyg.example: redirects, links in mails, same-origin checks. */
  webOrigin: string;
  /** Audience of access tokens; urn:gyg:api if left out. */
  audience?: string;
  /** Seconds an access token lives; 300 if left out. */
  accessTokenTtlSeconds?: number;
  /** 'off' takes away the rate limits for load tests. The five tries of a code always count. */
  limits?: 'on' | 'off';
  /** Called after a commit that enqueued a mail, so that a code arrives at once. */
  kickMail?: () => void;
  /** Gets unexpected failures, which callers see as a plain 500. */
  onError?: (error: unknown) => void;
  /** Gets refused logins and codes for the log, at most sixty a minute. */
  onFailedLogin?: (failed: FailedLogin) => void;
  /** Hashes passwords; argon2id if left out. For tests that count its work. */
  hasher?: PasswordHasher;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
}
