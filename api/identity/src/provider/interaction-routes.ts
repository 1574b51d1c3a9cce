import { isEmail } from '@gyg/contract/rules';
import express, { type Request, type Response, type Router } from 'express';
import type Provider from 'oidc-provider';
import { callerOf } from '../http/caller';
import { readBody } from '../http/read-body';
import { authenticate, authenticateSchema } from '../pool/authenticate';
import type { Pool } from '../pool/pool';
import { PoolException } from '../pool/pool-exception';
import { passwordChangedAt } from '../users/password-changed-at';
import { errors } from './oidc-provider';

export interface InteractionOptions {
  /** The current provider. */
  provider: () => Provider;
  pool: Pool;
  webOrigin: string;
}

/**
 * The path from the provider to the platform's login page and back: GET {uid} → 303 /login?interaction={uid},
 * with &email= where the request contained a login_hint;
 * POST {uid}/login {email, password} → {redirectTo}, the browser's next address.
 */
export function createInteractionRoutes({ provider, pool, webOrigin }: InteractionOptions): Router {
  const router = express.Router();
  router.get('/:uid', async (req, res) => {
    const hint = await findLoginHint(provider(), req, res);
    const query = new URLSearchParams({ interaction: req.params.uid, ...(hint === undefined ? {} : { email: hint }) });
    res.redirect(303, `${webOrigin}/login?${query}`);
  });
  router.post('/:uid/login', async (req, res) => {
    await requireInteraction(provider(), req, res);
    const user = await authenticate(pool, readBody(authenticateSchema, req), callerOf(req));
    const result = { login: { accountId: user.id, remember: true, amr: ['pwd'], acr: passwordChangedAt(user) } };
    res.json({ redirectTo: await provider().interactionResult(req, res, result, { mergeWithLastSubmission: false }) });
  });
  return router;
}

/** The `login_hint` of the login request, if this browser began it. */
async function findLoginHint(provider: Provider, req: Request, res: Response): Promise<string | undefined> {
  const details = await provider.interactionDetails(req, res).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
  const hint = details?.params.login_hint;
  return typeof hint === 'string' && isEmail(hint) ? hint : undefined;
}

/** Throws InteractionExpiredException when this browser did not begin the interaction, or began it too long ago. */
async function requireInteraction(provider: Provider, req: Request, res: Response): Promise<void> {
  const expired = () => new PoolException('InteractionExpiredException', 'The login took too long. Start again.');
  const details = await provider.interactionDetails(req, res).catch((error: unknown) => {
    throw error instanceof errors.SessionNotFound ? expired() : error;
  });
  if (details.uid !== req.params.uid) throw expired();
}
