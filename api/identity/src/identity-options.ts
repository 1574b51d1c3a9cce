import type { Database } from '@gyg/database';
import type { FailedLogin } from './pool/failed-logins';
import type { CountedAttempt } from './pool/limiter';
import type { PasswordHasher } from './users/password-hasher';

export interface IdentityOptions {
  db: Database;
  /** The issuer's address, for example https://gyg.example/identity. The app is mounted at its path. */
  issuer: string;
  /** Origin of the platform's pages, for example https://gyg.example: redirects, links in mails, same-origin checks. */
  webOrigin: string;
  /** Audience of access tokens; default urn:gyg:api. */
  audience?: string;
  /** Lifetime of access tokens in seconds; default 300. */
  accessTokenTtlSeconds?: number;
  /** 'off' disables the rate limits for load tests. The five tries of a code always count. */
  limits?: 'on' | 'off';
  /** Called after a commit that enqueued a mail, so that a code is sent immediately. */
  kickMail?: () => void;
  /** Called with unexpected failures, which callers see as a plain 500. */
  onError?: (error: unknown) => void;
  /** Called with refused logins and codes for the log, at most sixty a minute. */
  onFailedLogin?: (failed: FailedLogin) => void;
  /** Called for each login, for counting. */
  onLogin?: () => void;
  /** Called for each attempt that a limit counts, for counting. */
  onCounted?: (attempt: CountedAttempt) => void;
  /** Hashes passwords; default argon2id. For tests that count its work. */
  hasher?: PasswordHasher;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
}
