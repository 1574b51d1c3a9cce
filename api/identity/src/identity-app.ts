import express, { type Router } from 'express';
import { answerExceptions } from './http/answer-exceptions';
import { recordCaller } from './http/caller';
import { limitBegins } from './http/limit-begins';
import { ownJsonPosts } from './http/own-json-posts';
import { createPageRoutes } from './pages/page-routes';
import { createPoolRoutes } from './pool/pool-routes';
import { basePath } from './provider/configuration';
import type { InteractionOptions } from './provider/interaction';
import { createInteractionRoutes } from './provider/interaction-routes';
import { openIdEndpoints } from './provider/openid-endpoints';
import { pageHeaders } from './provider/page-headers';
import { pinToIssuer } from './provider/pin-to-issuer';

interface IdentityAppOptions extends InteractionOptions {
  issuer: string;
  onError: (error: unknown) => void;
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
