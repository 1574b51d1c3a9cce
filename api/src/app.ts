import { tmpdir } from 'node:os';
import type { Database, Tx } from '@gyg/database';
import express, { type Express } from 'express';
import type { AccessClaims, ApiConfig, ApiContext, ApiLogger, IdClaims } from './api-context';
import { serveDocs } from './docs/serve-docs';
import { createExternalServiceClient } from './external-services/external-service-client';
import { handlers } from './features/handlers';
import { serveUnsubscribe } from './features/unsubscribe';
import { loadActor } from './features/users';
import { errorHandler } from './http/error-handler';
import { jsonBody } from './http/json-body';
import { onlyMethods } from './http/only-methods';
import { createOperationsRouter } from './http/operations-router';
import { publicReads } from './http/public-reads';
import { createWithUpload, type UploadOptions } from './http/uploads';
import { createLimiter } from './limits/create-limiter';
import type { MediaStorage } from './media/media-storage';
import { createMetrics } from './observability/create-metrics';
import { recordCalls } from './observability/observe-calls';
import { requestId } from './observability/request-id';
import { serveMetrics } from './observability/serve-metrics';
import { serveOpenApi } from './openapi/serve-openapi';
import { problem } from './problem/problem';

export interface ApiOptions {
  db: Database;
  /** Where uploaded pictures are stored (`openMediaStorage`). */
  media: MediaStorage;
  /**
   * Rejects what is no valid access token for this API, with `code: 'token_refused'`; anything else it throws is a
   * failure of ours (500).
   */
  verifyAccessToken: (token: string) => Promise<AccessClaims>;
  /** Rejects what is no valid id token; likewise. */
  verifyIdToken: (token: string) => Promise<IdClaims>;
  config: ApiConfig;
  /** The subjects of all super users, who are notified of requests; none when left out. */
  superUserSubjects?: () => Promise<readonly string[]>;
  /** Erases the account of a subject with its user, in one transaction; left out where another issuer has it. */
  eraseIdentity?: (t: Tx, subject: string) => Promise<void>;
  /** What the identity holds about a subject, for the export; null when left out. */
  identityFacts?: (subject: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Where uploads lie while their call is at work, and how many and how slow they may be; the system's temporary folder if left out. */
  uploads?: UploadOptions;
  /** What the platform sends as `X-Gyg-Own-Key` with its own calls, which are not limited. */
  ownKey?: string;
  /** Whether the server is about to stop: it is no longer ready then. */
  isDraining?: () => boolean;
  /** What is wrong in the platform around the API, one sentence each, for readiness; nothing when left out. */
  findProblems?: () => Promise<readonly string[]>;
  now?: () => Date;
  logger?: ApiLogger;
  /** Called after a commit that wrote mail, to wake the mail worker. */
  kick?: () => void;
  /** Tests: an answer that the contract does not know is a 500. */
  checkAnswers?: boolean;
}

/** The product's API (api.md) as an app to be mounted at `/api`. It listens to nothing by itself. */
export function createApp(options: ApiOptions): Express {
  const { db, media, config, verifyAccessToken, verifyIdToken, checkAnswers = false } = options;
  const logger = options.logger ?? { info: () => undefined, error: () => undefined };
  const metrics = createMetrics(db);
  const superUserSubjects = options.superUserSubjects ?? (async () => []);
  const now = options.now ?? (() => new Date());
  const context: ApiContext = {
    db,
    media,
    externalServices: createExternalServiceClient({
      db,
      now,
      onFailure: (failure) => logger.error(failure, 'An external service did not answer'),
    }),
    now,
    config,
    isDraining: options.isDraining ?? (() => false),
    findProblems: options.findProblems ?? (async () => []),
    verifyIdToken,
    kick: options.kick ?? (() => undefined),
    superUserSubjects,
    eraseIdentity: options.eraseIdentity ?? (async () => undefined),
    identityFacts: options.identityFacts ?? (async () => null),
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', [...config.trustedProxies]);
  app.use(requestId, recordCalls(metrics, logger), publicReads);
  app.route('/metrics').get(serveMetrics(metrics, config.metricsToken)).all(onlyMethods('GET', 'HEAD'));
  app.route('/openapi.json').get(serveOpenApi(config)).all(onlyMethods('GET', 'HEAD'));
  app.use(serveDocs(config));
  app.use(serveUnsubscribe(context));
  app.use(jsonBody);
  app.use(
    createOperationsRouter({
      context,
      handlers,
      verifyAccessToken,
      loadActor: (claims) => loadActor(context, claims),
      limit: createLimiter(context, options.ownKey),
      withUpload: createWithUpload(options.uploads ?? { folder: tmpdir() }),
      checkAnswers,
    }),
  );
  app.use((_request, _response, next) => next(problem('request.unknown_path')));
  app.use(errorHandler(logger));
  return app;
}
