import type { Locale, SiteDownMessage } from '@gyg/contract';
import type { RemoteDeploy, RemoteProblem, RemoteRow } from '@gyg/contract/remotes';
import type { Database, Tx } from '@gyg/database';
import type { CertificateFiles } from './integrations/certificate-pdf';
import type { ExternalServiceClient } from './integrations/external-services/external-service-client';
import type { MediaStorage } from './integrations/media/media-storage';

/** The claims of a verified access token. */
export interface AccessClaims {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
  groups: readonly string[];
  /** The client that the token was issued to: the platform's, or the origin of a partner's site. */
  clientId: string;
  /** What a partner's site may do; none with another issuer. */
  scopes?: readonly string[];
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
  /** The platform's origin, for links in mails: https://gyg.example */
  publicUrl: string;
  /** The sender of mails, as `Gyg <no-reply@gyg.example>`. */
  mailFrom: string;
  demo: boolean;
  /** `pool`: the embedded issuer has the accounts; else another issuer has them, which may name groups differently. */
  identity: {
    issuer: string;
    clientId: string;
    scope: string;
    pool: boolean;
    groupsClaim?: string;
    parameters?: Record<string, string>;
  };
  feedbackFormUrl: string | null;
  /** The address that the contact page shows; null without. */
  contactEmail: string | null;
  /** URL of the map tiles (with {z}, {x} and {y}) and their attribution; null without maps. */
  mapTiles: { url: string; attribution: string } | null;
  /** A service with Nominatim's API: its URL, a contact, the attribution on pages, and its rate limit; null without. */
  geocoder: { url: string; contact: string; attribution: string; perSecond: number } | null;
  /** The name of the ticket provider, whose widget the platform serves; null without tickets. */
  tickets: { provider: string } | null;
  /** A company registry that answers `<url>/<country>/<registrationId>`; null without. */
  companyRegistry: { url: string } | null;
  /** `off` for load tests. */
  rateLimits: 'on' | 'off';
  /** A day: recipients of invitations per sender, per organisation, per address; messages to the people of one gyg. */
  recipientLimits?: { sender?: number; organization?: number; address?: number; gygMessages?: number };
  /** Addresses and networks (CIDR) of the proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** The bearer token of a metrics collector on another machine; null: only this machine may read metrics. */
  metricsToken: string | null;
  /** The accounts of a demonstration, for the API's description; null in production. */
  demoAccounts: { password: string; accounts: readonly { email: string; role: string }[] } | null;
  /** The picture of a goal (1 to 17); with a gyg's id, the one that a gyg of this goal shows if it has none of its own. */
  goalPicture: (goalId: number, locale: Locale, gygId?: string) => string;
}

/** A partner's site that acts for a person, with what it may do. */
export interface ConnectedSiteFacts {
  origin: string;
  /** Null once no organisation has it registered. */
  organization: { id: string; name: string; logo: string | null } | null;
  scopes: readonly string[];
  since: Date;
  lastUsed: Date;
}

export interface ConnectedSites {
  list(subject: string): Promise<ConnectedSiteFacts[]>;
  /** Ends the site's logins for the person; false where it has none. */
  remove(subject: string, origin: string): Promise<boolean>;
}

/** What is deployed of the remotes. */
export interface DeployedRemotes {
  table: Readonly<Record<string, RemoteRow>>;
  /** Which builds were deployed before, by remote, the newest last. */
  histories: Readonly<Record<string, readonly RemoteDeploy[]>>;
  /** What of the deploy table is not used. */
  refused: readonly RemoteProblem[];
}

/** What the identity knows of an account. */
export interface AccountState {
  confirmed: boolean;
  groups: readonly string[];
}

/** What super users may do with accounts, by token subject. Changes are part of the caller's transaction. */
export interface AccountAdministration {
  /** The accounts with these subjects; others are missing. */
  find(subjects: readonly string[]): Promise<ReadonlyMap<string, AccountState>>;
  /** Ends every session and token, for all calls after the commit. */
  signOut(t: Tx, subject: string, now: Date): Promise<void>;
  /** Only `changed` wrote something. `last`: the group would have no member that can log in. */
  setGroup(
    t: Tx,
    subject: string,
    change: { group: string; member: boolean },
  ): Promise<'changed' | 'unchanged' | 'unknown' | 'unconfirmed' | 'last'>;
}

/** pino's signature: fields, then a message. Fields never contain text written by callers. */
export interface ApiLogger {
  info(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** Counts what happens, by the hour (`createHourlyCounts`). Names are fixed words, never text written by callers. */
export interface Counts {
  /** Adds to a count: `limit.reads.calls`. */
  add(name: string, n?: number): void;
  /** Keeps the highest value of the hour, under the name with the ending `.highest`. */
  highest(name: string, n: number): void;
  /** Writes what was counted, for readers that must not wait. Never throws. */
  flush(): Promise<void>;
}

/** What can be done with the demo's data; only in demo mode. */
export interface DemoTasks {
  /** Writes what is missing of the demo. */
  load(onProgress: (progress: { done: number; total: number }) => void): Promise<void>;
  /** Writes so many further gygs; false if the demo's organisations and people are not there. */
  add(gygs: number, onProgress: (progress: { done: number; total: number }) => void): Promise<boolean>;
}

/** A limit that is counted outside the API, under `limit.<name>.`. */
export interface FurtherLimit {
  name: string;
  max: number;
  /** Milliseconds. */
  window: number;
}

/** Whether the site is down for maintenance; may change while the process runs (`createSiteDown`). */
export interface SiteDown {
  isDown(): Promise<boolean>;
  /** What visitors read instead of the usual sentence; null for the usual one. */
  message(): Promise<SiteDownMessage | null>;
  /** Asks the database again, after a change in this process. */
  reread(): void;
  /** The server was started for a site that is down; the database cannot change it. */
  readonly fixed: boolean;
}

/** The context of every handler. */
export interface ApiContext {
  /** The `X-Request-Id` of the call; absent outside calls. */
  requestId?: string | undefined;
  db: Database;
  /** Where uploaded pictures are stored. */
  media: MediaStorage;
  /** Calls the configured external services. */
  externalServices: ExternalServiceClient;
  now: () => Date;
  counts: Counts;
  siteDown: SiteDown;
  config: ApiConfig;
  /** True while the server is about to stop and should get no new callers. */
  isDraining: () => boolean;
  /** Problems of the platform around the API, one sentence each, for operators. */
  findProblems: () => Promise<readonly string[]>;
  /** Rejects id tokens that are invalid or of another client with `code: 'token_refused'`. */
  verifyIdToken: (token: string, clientId?: string) => Promise<IdClaims>;
  deployedRemotes: () => Promise<DeployedRemotes>;
  /** The token subjects of the super users, who see requests; empty where the identity cannot list them. */
  superUserSubjects: () => Promise<readonly string[]>;
  /** Erases the account of a token subject in the erasure's transaction; does nothing where another issuer has it. */
  eraseIdentity: (t: Tx, subject: string) => Promise<void>;
  /** The identity's data about a subject; null where another issuer has the accounts. */
  identityFacts: (subject: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** The partners' sites that act for people, by token subject; none where another issuer has the accounts. */
  connectedSites: ConnectedSites;
  /** Null where another issuer has the accounts. */
  accountAdministration: AccountAdministration | null;
  /** The PDFs of certificates. */
  certificateFiles: CertificateFiles;
  /** Null in production. */
  demoData: DemoTasks | null;
  /** The limits that are counted outside the API: of log-ins, sign-ups and pages. */
  furtherLimits: readonly FurtherLimit[];
  /** The calls of this process since its start. */
  callSummary: () => Promise<{ calls: number; p95Ms: number | null }>;
  /** Wakes the mail worker; call it after a commit that wrote mail. */
  kick: () => void;
  /** Wakes the scheduler of this process; call it after a commit that requested a job. */
  wakeJobs: () => void;
}
