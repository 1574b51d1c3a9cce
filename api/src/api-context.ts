import type { Locale } from '@gyg/contract';
import type { Database, Tx } from '@gyg/database';
import type { MediaStorage } from './media/media-storage';
import type { OutsideDesk } from './outside/outside-desk';

/** What an access token says about its bearer, once it is verified. */
export interface AccessClaims {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
  groups: readonly string[];
  /** The client the token was given to; only the platform's own has admin, manager, host and super rights. */
  clientId: string;
}

/** What an id token says about who signed in. */
export interface IdClaims {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
  locale?: Locale | undefined;
}

export interface ApiConfig {
  version: string;
  /** The platform's own origin, for links in mails: https://gyg.example */
  publicUrl: string;
  demo: boolean;
  siteDown: boolean;
  /** `pool`: the platform keeps the accounts itself; else another issuer does, which may name groups its own way. */
  identity: {
    issuer: string;
    clientId: string;
    scope: string;
    pool: boolean;
    groupsClaim?: string;
    parameters?: Record<string, string>;
  };
  feedbackFormUrl: string | null;
  /** Where maps get their tiles ({z}, {x} and {y} in it) and whom they thank for it; null without maps. */
  mapTiles: { url: string; attribution: string } | null;
  /**
   * A service that speaks as Nominatim does: its address, whom it may write to, whom pages thank, how often it may be
   * asked; null without.
   */
  geocoder: { url: string; contact: string; attribution: string; perSecond: number } | null;
  /** A company registry that answers `<url>/<country>/<registrationId>`; null without. */
  companyRegistry: { url: string } | null;
  /** `off` for load tests. */
  rateLimits: 'on' | 'off';
  /** Recipients of invitations a day: of one sender, in one organisation's name, to one address. */
  recipientLimits?: { sender?: number; organization?: number; address?: number };
  /** Addresses and networks (CIDR) of the proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** What a collector of metrics elsewhere sends as its bearer token; null: only this machine may ask. */
  metricsToken: string | null;
  /** Who may sign in to a demonstration, for the API's description; null in production. */
  demoAccounts: { password: string; accounts: readonly { email: string; role: string }[] } | null;
  /** The picture of a goal (1 to 17), shown where a gyg has none of its own. */
  goalPicture: (goalId: number, locale: Locale) => string;
}

/** pino's form: fields, then a message. Fields never hold what a caller wrote. */
export interface ApiLogger {
  info(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** What every call may use. */
export interface ApiContext {
  db: Database;
  /** Where uploaded pictures are kept. */
  media: MediaStorage;
  /** Asks the services outside that the settings name. */
  outside: OutsideDesk;
  now: () => Date;
  config: ApiConfig;
  /** True while the server is about to stop and should get no new callers. */
  isDraining: () => boolean;
  /** What is wrong in the platform around the API, one sentence each, for operators. */
  findProblems: () => Promise<readonly string[]>;
  /** Rejects what is no good id token of ours, with `code: 'token_refused'`. */
  verifyIdToken: (token: string) => Promise<IdClaims>;
  /** The token subjects of the super users, whom requests are shown to; none where the identity cannot list them. */
  superUserSubjects: () => Promise<readonly string[]>;
  /** Erases the account of a token subject in the erasure's own transaction; nothing where another issuer keeps it. */
  eraseIdentity: (t: Tx, subject: string) => Promise<void>;
  /** What the identity holds about a subject; null where another issuer keeps it. */
  identityFacts: (subject: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Wakes the mail worker; called after a commit that wrote mail. */
  kick: () => void;
}
