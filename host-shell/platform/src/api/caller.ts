import type { Locale, ReadingLanguage } from '@gyg/contract';
import type { Authentication } from './authentication';

export interface CallOptions {
  signal?: AbortSignal;
  /** `guest` sends no token, so that the response can be cached for everyone; `viewer` (default) sends the token. */
  as?: 'guest' | 'viewer';
  /**
   * The language of texts of gygs, for calls that take one; default the page's. `own` returns them as their hosts wrote
   * them first: use it to edit them.
   */
  lang?: ReadingLanguage;
  /** The page may be closing: the browser finishes the request anyway. */
  keepalive?: boolean;
  /**
   * Sent as `Idempotency-Key` with a call that creates: repeated with the same key and body within 24 hours, for example
   * after a lost response, it returns the first response and creates nothing more.
   */
  key?: string | undefined;
}

/** The input of any call. */
export interface Loose {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** Who calls, and in which language. */
export interface Caller {
  authentication: Authentication;
  locale: Locale;
  /** Loads what describes the errors of the server. Never fails. */
  explain: () => Promise<void>;
}
