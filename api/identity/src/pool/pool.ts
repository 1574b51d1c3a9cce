import type { Database } from '@gyg/database';
import type { Limiter } from './limiter';

/** What the pool's actions work with. */
export interface Pool {
  db: Database;
  webOrigin: string;
  /** Key of the HMAC under which codes are kept. */
  codeSecret: string;
  limiter: Limiter;
  now: () => number;
  kickMail: () => void;
}
