import type { Locale } from '@gyg/contract';
import type { Database, Tx } from '@gyg/database';
import type { ExternalServiceClient } from './external-services/external-service-client';
import type { MediaStorage } from './media/media-storage';

/** The claims of a verified access token. */
export interface AccessClaims {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
  groups: readonly string[];
  /** The client the token was given to; only the platform's own has admin, manager, host and super rights. */
  clientId: string;
}

/** The claims of a verified id token. */
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
  /** `pool`: the accounts are the platform's own; else another issuer has them, which may name groups differently. */
  identity: {
    issuer: string;
    clientId: string;
    scope: string;
    pool: boolean;
    groupsClaim?: string;
    parameters?: Record<string, string>;
  };
  feedbackFormUrl: string | null;
  /** Address of the map tiles ({z}, {x} and {y} in it) and their attribution; null without maps. */
  mapTiles: { url: string; attribution: string } | null;
  /**
   * A service with Nominatim's API: its address, a contact, the attribution on pages, how often it may be
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
  /** The picture of a goal (1 to 17), shown where a gyg has no picture. */
  goalPicture: (goalId: number, locale: Locale) => string;
}

/** pino's form: fields, then a message. Fields never hold what a caller wrote. */
export interface ApiLogger {
  info(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** What every handler gets. */
export interface ApiContext {
  db: Database;
  /** Where uploaded pictures are stored. */
  media: MediaStorage;
  /** Calls the external services that the settings name. */
  externalServices: ExternalServiceClient;
  now: () => Date;
  config: ApiConfig;
  /** True while the server is about to stop and should get no new callers. */
  isDraining: () => boolean;
  /** What is wrong in the platform around the API, one sentence each, for operators. */
  findProblems: () => Promise<readonly string[]>;
  /** Rejects what is no good id token of ours, with `code: 'token_refused'`. */
  verifyIdToken: (token: string) => Promise<IdClaims>;
  /** The token subjects of the super users, who see requests; none where the identity cannot list them. */
  superUserSubjects: () => Promise<readonly string[]>;
  /** Erases the account of a token subject in the erasure's transaction; does nothing where another issuer has it. */
  eraseIdentity: (t: Tx, subject: string) => Promise<void>;
  /** What the identity stores about a subject; null where another issuer has the accounts. */
  identityFacts: (subject: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Wakes the mail worker; called after a commit that wrote mail. */
  kick: () => void;
}
