import { once } from 'node:events';
import { createServer } from 'node:http';
import { partnerScopes } from '@gyg/contract';
import type { Database } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { asProduct, openTestDatabase, watchProduct } from '@gyg/database/testing';
import express, { type Express } from 'express';
import type { ApiConfig } from '../api-context';
import { type ApiOptions, createApi } from '../app';
import { findCardDrift, withGygCards } from '../features/gygs/read';
import { createHourlyCounts } from '../http/observability/hourly-counts';
import { drawCertificate } from '../integrations/certificate-pdf';
import type { MediaStorage } from '../integrations/media/media-storage';
import { leadsToPage } from './claimed-pages';
import { createMemoryStorage } from './memory-storage';
import { readAudit } from './read-audit';
import { createTestAccounts } from './test-accounts';
import { createCaller } from './test-call';
import { createTestClock, type TestClock } from './test-clock';
import { createFactories } from './test-factories';
import { partnerOrigin, registerPartner } from './test-partner';
import { testRemotes } from './test-remotes';
import { createTestSites } from './test-sites';
import { createTestIssuer, type TokenOptions } from './test-tokens';

export const testConfig: ApiConfig = {
  version: '0.0.0-test',
  publicUrl: 'http://platform.test',
  mailFrom: 'Gyg <no-reply@platform.test>',
  demo: true,
  identity: {
    issuer: 'http://platform.test/identity',
    clientId: 'gyg-web',
    scope: 'openid email profile api',
    pool: true,
  },
  feedbackFormUrl: null,
  contactEmail: null,
  mapTiles: null,
  geocoder: null,
  tickets: null,
  companyRegistry: null,
  rateLimits: 'off',
  trustedProxies: [],
  metricsToken: null,
  demoAccounts: { password: 'Demo1234', accounts: [{ email: 'host@demo.gyg', role: 'host' }] },
  goalPicture: (goalId) => `/media/goals/${goalId}.webp`,
};

export interface TestApiOptions {
  clock?: TestClock;
  config?: Partial<ApiConfig>;
  /** The subjects that are notified as super users. */
  superUserSubjects?: readonly string[];
  /** Another issuer has the accounts. */
  accountsElsewhere?: boolean;
  /** Fakes the identity's accounts. */
  accounts?: Pick<ApiOptions, 'eraseIdentity' | 'identityFacts'>;
  /** The database to use; a new one if omitted. */
  database?: Database;
  /** Wraps the database, to count calls or to fail. */
  wrapDatabase?: (db: Database) => Database;
  /** Wraps the media storage, to fail. */
  wrapMedia?: (media: MediaStorage) => MediaStorage;
  verifyAccessToken?: ApiOptions['verifyAccessToken'];
  uploads?: ApiOptions['uploads'];
  /** Default `testRemotes`. */
  deployedRemotes?: ApiOptions['deployedRemotes'];
  siteDown?: ApiOptions['siteDown'];
  /** Default: in this thread. */
  drawCertificate?: ApiOptions['drawCertificate'];
  /** Null: as in production. */
  demoData?: ApiOptions['demoData'];
  isDraining?: () => boolean;
  /** Mounts a handler before the API, to prove that a test can fail. */
  before?: (app: Express, db: Database) => void;
  /** False turns off the check of answers. */
  checkResponses?: boolean;
}

export interface PartnerOptions extends TokenOptions {
  /** Of the page that calls; default the client's own. Null sends none. */
  origin?: string | null;
  headers?: Record<string, string>;
}

/** The API on a loopback port with a new database, accepted tokens and factories. Close it. */
export async function createTestApi(options: TestApiOptions = {}) {
  const db = withGygCards(options.database ?? (await openTestDatabase()));
  const watched = watchProduct();
  const clock = options.clock ?? createTestClock();
  const config = { ...testConfig, ...options.config };
  const issuer = createTestIssuer(config.identity.clientId);
  const errors: unknown[] = [];
  const log: Record<string, unknown>[] = [];
  const media = createMemoryStorage();
  const sites = createTestSites();
  const counts = createHourlyCounts({ db, now: clock.now });
  const accounts = createTestAccounts();
  const app = express();
  options.before?.(app, db);
  const builtApi = createApi({
    db: options.wrapDatabase?.(db) ?? db,
    media: options.wrapMedia?.(media) ?? media,
    config,
    verifyAccessToken: options.verifyAccessToken ?? issuer.verifyAccessToken,
    ...(options.uploads && { uploads: options.uploads }),
    demoData:
      options.demoData === undefined ? { load: async () => undefined, add: async () => true } : options.demoData,
    ...(options.siteDown && { siteDown: options.siteDown }),
    isDraining: options.isDraining ?? (() => false),
    verifyIdToken: issuer.verifyIdToken,
    drawCertificate: options.drawCertificate ?? drawCertificate,
    now: clock.now,
    counts,
    deployedRemotes: options.deployedRemotes ?? (async () => testRemotes()),
    superUserSubjects: async () => options.superUserSubjects ?? accounts.membersOf('superusers'),
    ...(!options.accountsElsewhere && { accountAdministration: accounts.administration }),
    ...options.accounts,
    connectedSites: sites,
    checkResponses: options.checkResponses ?? true,
    logger: {
      info: (fields, message) => log.push({ ...fields, message }),
      error: (fields, message) => {
        log.push({ ...fields, message });
        errors.push(JSON.stringify(fields.failure));
      },
    },
  });
  app.use(builtApi.app);
  // The platform's mount path, so that answers contain the same URLs.
  const mounted = express().use('/api', app);
  const server = createServer((request, response) => asProduct(() => mounted(request, response)));
  // Longer than a test may block the event loop, so that no pooled connection closes while a call reuses it.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const url = `http://127.0.0.1:${address.port}/api`;
  const call = createCaller(url, errors);
  return {
    url,
    db,
    /** The uploaded files by their key. */
    mediaFiles: media.files,
    clock,
    /** What was counted; `flush` writes it. */
    counts,
    errors,
    /** What was recorded about a target, in the order in which it happened. */
    auditOf: (target: string) => readAudit(db, target),
    /** The partners' sites that act for people. */
    sites,
    /** The identity's accounts. */
    accounts,
    /** All logged lines. */
    log,
    ...issuer,
    ...createFactories(db, clock),
    call,
    /** Reads as a guest, as the platform does for its pages. */
    askAsGuest: (...given: Parameters<typeof builtApi.askAsGuest>) => asProduct(() => builtApi.askAsGuest(...given)),
    /** The same call with a person's token. */
    as: (who: { subject: string }, tokenOptions: { groups?: readonly string[]; clientId?: string } = {}) => {
      const token = issuer.tokenFor(who, tokenOptions);
      const callAs: typeof call = (name, given = {}) => call(name, { ...given, token });
      return callAs;
    },
    /** The same call from a registered site of a partner, with everything that a site may ask for. */
    fromPartner: (
      who: { subject: string },
      { origin = partnerOrigin, headers = {}, ...given }: PartnerOptions = {},
    ) => {
      const options = { scopes: partnerScopes, clientId: partnerOrigin, ...given };
      const token = issuer.tokenFor(who, options);
      const callAs: typeof call = async (name, request = {}) => {
        await registerPartner(db);
        const sent = origin === null ? {} : { Origin: origin };
        return call(name, { ...request, token, headers: { ...request.headers, ...sent, ...headers } });
      };
      return callAs;
    },
    /**
     * Also checks that the links in all mails so far lead to pages, that the card of every gyg is right, and that no call
     * read a table as a whole that grows.
     */
    async close() {
      const mails = await db.read.select({ template: mailOutbox.template, data: mailOutbox.data }).from(mailOutbox);
      const drift = await findCardDrift(db.read);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      const whole = await watched.stop();
      await db.close();
      if (drift.length > 0) throw new Error(`Cards of gygs are not as they should be: ${drift.join('; ')}`);
      const dead = mails.filter(({ data }) => typeof data.link === 'string' && !leadsToPage(data.link));
      if (whole.length > 0) throw new Error(`Tables that grow are read as a whole:\n${whole.join('\n\n')}`);
      if (dead.length > 0) throw new Error(`Mails link to pages that do not exist: ${JSON.stringify(dead)}`);
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;
