import { tmpdir } from 'node:os';
import { createFindPath } from '@gyg/contract/find-path';
import type { Database, Tx } from '@gyg/database';
import express, { type Express } from 'express';
import type {
  AccessClaims,
  AccountAdministration,
  ApiConfig,
  ApiContext,
  ApiLogger,
  ConnectedSites,
  Counts,
  DemoTasks,
  DeployedRemotes,
  FurtherLimit,
  IdClaims,
  SiteDown,
} from './api-context';
import { createCertificateFiles } from './features/bookings';
import { gygIndexOf } from './features/gygs/read';
import { handlers } from './features/handlers';
import { serveUnsubscribe } from './features/mails';
import { isKey, loadKey } from './features/organizations';
import { loadActor } from './features/people';
import { createSiteDown } from './features/site';
import { createCrossOrigin } from './http/cross-origin';
import { createDispatch, createRespondToCall } from './http/dispatch';
import { serveDocs } from './http/docs/serve-docs';
import { errorHandler, onlyMethods } from './http/error-handler';
import { nextFeaturedChange } from './http/featured-change.repository';
import { type AskAsGuest, createGuestEntrance } from './http/guest-entrance';
import { createLimiter } from './http/limits/create-limiter';
import { createMetrics, createOpenCall, serveMetrics } from './http/observability/open-call';
import { serveOpenApi } from './http/openapi/openapi-document';
import { decodePart } from './http/parse-input';
import { createReadBody, type UploadOptions } from './http/read-body';
import { createRequireOwnOrigin } from './http/resolve-actor';
import type { DrawCertificate } from './integrations/certificate-pdf';
import { createExternalServiceClient } from './integrations/external-services/external-service-client';
import type { MediaStorage } from './integrations/media/media-storage';
import { problem } from './problem';

export interface ApiOptions {
  db: Database;
  /** Where uploaded pictures are stored (`openMediaStorage`). */
  media: MediaStorage;
  /**
   * Rejects invalid access tokens with `code: 'token_refused'`; any other rejection is a failure of the server (500).
   */
  verifyAccessToken: (token: string) => Promise<AccessClaims>;
  /** Rejects invalid id tokens in the same way. */
  verifyIdToken: (token: string, clientId?: string) => Promise<IdClaims>;
  config: ApiConfig;
  /** The subjects of all super users, who are notified of requests; default none. */
  superUserSubjects?: () => Promise<readonly string[]>;
  /** Erases the account of a subject with its user, in one transaction; omitted where another issuer has it. */
  eraseIdentity?: (t: Tx, subject: string) => Promise<void>;
  /** The identity's data about a subject, for the export; null when omitted. */
  identityFacts?: (subject: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** The partners' sites that act for people; none when omitted. */
  connectedSites?: ConnectedSites;
  /** What super users may do with accounts; omitted where another issuer has them. */
  accountAdministration?: AccountAdministration;
  /**
   * Where uploads are stored during their call, how many are allowed and how slow they may be; default the system's
   * temporary folder.
   */
  uploads?: UploadOptions;
  /** Whether the server is about to stop: it is no longer ready then. */
  isDraining?: () => boolean;
  /** Problems of the platform around the API, one sentence each, for readiness; default none. */
  findProblems?: () => Promise<readonly string[]>;
  /** What is deployed of the remotes; none when omitted. */
  deployedRemotes?: () => Promise<DeployedRemotes>;
  now?: () => Date;
  /** Draws certificates, one at a time, away from this thread: it takes half a second of a processor. */
  drawCertificate: DrawCertificate;
  /** What can be done with the demo's data; null in production, the default. */
  demoData?: DemoTasks | null;
  /** The limits that are counted outside the API. */
  furtherLimits?: readonly FurtherLimit[];
  /** Whether the site is down; by the database alone when omitted. */
  siteDown?: SiteDown;
  /** Counts what happens (`createHourlyCounts`); nothing is counted when omitted. */
  counts?: Counts;
  logger?: ApiLogger;
  /** Called after a commit that wrote mail, to wake the mail worker. */
  kick?: () => void;
  /** Called after a commit that requested a job, to wake the scheduler. */
  wakeJobs?: () => void;
  /** For tests: a response that does not match the contract is a 500. */
  checkResponses?: boolean;
}

/** Until when what a guest reads now stays as it is. */
export interface PublicValidity {
  /** The database's version: another one after each commit, of other processes too. */
  version: string;
  /** When a gyg starts or ends next, or a list of featured things begins or ends, in milliseconds. */
  until: number;
}

export interface Api {
  /** To be mounted at `/api`. It does not listen. */
  app: Express;
  /** Reads as a guest, for the platform's own pages. */
  askAsGuest: AskAsGuest;
  /** Fills the index of gygs, so that the first list need not wait for it. Call it before requests are answered. */
  fillIndex(): Promise<void>;
  /** The validity of what is read from now on: for pages that are stored. */
  validity(): Promise<PublicValidity>;
}

/** The product's API. */
export function createApi(options: ApiOptions): Api {
  const { db, media, config, verifyAccessToken, verifyIdToken, checkResponses = false } = options;
  const logger = options.logger ?? { info: () => undefined, error: () => undefined };
  const metrics = createMetrics(db);
  const superUserSubjects = options.superUserSubjects ?? (async () => []);
  const now = options.now ?? (() => new Date());
  const gygIndex = gygIndexOf(db);
  const nextChange = async (time: Date, withFeatured: boolean): Promise<number> => {
    const [index, featured] = await Promise.all([
      gygIndex.current(),
      withFeatured ? nextFeaturedChange(db.read, time) : Number.POSITIVE_INFINITY,
    ]);
    return Math.min(index.nextChange(time), featured);
  };
  const context: ApiContext = {
    db,
    media,
    externalServices: createExternalServiceClient({
      db,
      now,
      onFailure: (failure) => logger.error(failure, 'An external service did not answer'),
    }),
    now,
    counts: options.counts ?? { add: () => undefined, highest: () => undefined, flush: async () => undefined },
    siteDown: options.siteDown ?? createSiteDown({ db, always: false, now: () => now().getTime() }),
    certificateFiles: createCertificateFiles(options.drawCertificate),
    demoData: options.demoData ?? null,
    furtherLimits: options.furtherLimits ?? [],
    callSummary: metrics.summary,
    config,
    isDraining: options.isDraining ?? (() => false),
    findProblems: options.findProblems ?? (async () => []),
    deployedRemotes: options.deployedRemotes ?? (async () => ({ table: {}, histories: {}, refused: [] })),
    verifyIdToken,
    kick: options.kick ?? (() => undefined),
    wakeJobs: options.wakeJobs ?? (() => undefined),
    superUserSubjects,
    eraseIdentity: options.eraseIdentity ?? (async () => undefined),
    identityFacts: options.identityFacts ?? (async () => null),
    connectedSites: options.connectedSites ?? { list: async () => [], remove: async () => false },
    accountAdministration: options.accountAdministration ?? null,
  };
  const findPath = createFindPath(decodePart);
  const respondToCall = createRespondToCall({ context, handlers, nextChange, checkResponses });
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', [...config.trustedProxies]);
  app.use(
    createDispatch({
      openCall: createOpenCall(metrics, logger),
      respondCrossOrigin: createCrossOrigin(context, isKey),
      findPath,
      verifyAccessToken,
      loadActor: (claims: AccessClaims) => loadActor(context, claims),
      loadKey: async (token: string) => (isKey(token) ? loadKey(context, token) : undefined),
      requireOwnOrigin: createRequireOwnOrigin(context),
      limit: createLimiter(context),
      readBody: createReadBody(options.uploads ?? { folder: tmpdir() }),
      respondToCall,
    }),
  );
  app.route('/metrics').get(serveMetrics(metrics, config.metricsToken)).all(onlyMethods('GET', 'HEAD'));
  app.route('/openapi.json').get(serveOpenApi(config)).all(onlyMethods('GET', 'HEAD'));
  app.use(serveDocs(config));
  app.use(serveUnsubscribe(context));
  app.use((_request, _response, next) => next(problem('request.unknown_path')));
  app.use(errorHandler(logger));
  return {
    app,
    askAsGuest: createGuestEntrance({ findPath, respondToCall }, logger, '/api'),
    fillIndex: async () => void (await gygIndex.current()),
    async validity() {
      const version = await db.version();
      return { version, until: await nextChange(now(), true) };
    },
  };
}
