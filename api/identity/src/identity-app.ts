import express, { type RequestHandler, type Router } from 'express';
import type Provider from 'oidc-provider';
import { renewalHeader, runWithRenewal } from './adapter/renewal';
import { answerExceptions } from './http/answer-exceptions';
import { recordCaller } from './http/caller';
import { limitBegins } from './http/limit-begins';
import { derivedFrom } from './keys/key-ring';
import { createPageRoutes } from './pages/page-routes';
import { runWithCallingOrigin } from './partners/calling-origin';
import { PoolException } from './pool/pool-exception';
import { createPoolRoutes } from './pool/pool-routes';
import { basePath } from './provider/configuration';
import type { InteractionOptions } from './provider/interaction';
import { createInteractionRoutes } from './provider/interaction-routes';
import { pageHeaders } from './provider/page-headers';

interface IdentityAppOptions extends InteractionOptions {
  issuer: string;
  onError: (error: unknown) => void;
}

/**
 * Makes every request look as if it was sent to the issuer's address. The provider builds its links and decides on
 * secure cookies by the request's host and protocol: behind a proxy those are wrong, and callers can forge them.
 */
function pinToIssuer(issuer: string): RequestHandler {
  const { host, protocol } = new URL(issuer);
  return (req, _res, next) => {
    req.headers.host = host;
    req.headers['x-forwarded-host'] = host;
    req.headers['x-forwarded-proto'] = protocol.replace(':', '');
    delete req.headers['x-forwarded-for'];
    next();
  };
}

/** The provider's endpoints, always those of the current provider. */
function openIdEndpoints(provider: () => Provider): RequestHandler {
  const callback = derivedFrom(provider, (current) => current.callback());
  return (req, res) =>
    runWithCallingOrigin(req, () => runWithRenewal(req.get(renewalHeader), () => void callback()(req, res)));
}

/**
 * Accepts only JSON posts from the platform's pages. Another site's page can send cookies, but it can send neither this
 * content type without a preflight request nor the platform's Origin.
 */
function ownJsonPosts(webOrigin: string): RequestHandler[] {
  const sameOrigin: RequestHandler = (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    // A partner's page may link here; only requests that change something must come from the platform's pages.
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const origin = req.get('origin');
    const site = req.get('sec-fetch-site');
    if ((origin !== undefined && origin !== webOrigin) || site === 'cross-site' || site === 'same-site')
      throw new PoolException('NotAuthorizedException', 'Other sites may not call this.', { status: 403 });
    if (!req.is('application/json'))
      throw new PoolException('InvalidParameterException', 'The body must be JSON.', { status: 415 });
    next();
  };
  return [sameOrigin, express.json({ limit: '8kb' })];
}

/** All routes below the issuer's path: pool, interactions, the issuer's pages, and the OpenID endpoints. */
export function createIdentityApp(options: IdentityAppOptions): Router {
  const { issuer, webOrigin, provider, pool, onError } = options;
  const ownPosts = ownJsonPosts(webOrigin);
  const router = express.Router();
  router.use(recordCaller(issuer), pageHeaders(webOrigin), pinToIssuer(issuer));
  router.use('/pool', ownPosts, createPoolRoutes(pool), notFound);
  router.use('/interaction', ownPosts, createInteractionRoutes(options));
  router.use(createPageRoutes());
  router.use(limitBegins(pool, basePath(issuer), webOrigin));
  router.use(openIdEndpoints(provider));
  router.use(answerExceptions(onError));
  return router;
}

const notFound: express.RequestHandler = (_req, res) => {
  res.status(404).json({ error: 'InvalidParameterException', message: 'This endpoint does not exist.' });
};
