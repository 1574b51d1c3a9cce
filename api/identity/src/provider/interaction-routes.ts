import { isEmail } from '@gyg/contract/rules';
import express, { type Router } from 'express';
import { callerOf } from '../http/caller';
import { readBody } from '../http/read-body';
import { authenticate, authenticateSchema } from '../pool/authenticate';
import { takeSignInTicket } from '../pool/sign-in-ticket';
import { passwordChangedAt } from '../users/password-changed-at';
import type { UserRow } from '../users/user.repository';
import { findInteraction, type InteractionOptions, requireInteraction } from './interaction';
import { createWindowRoutes, isOfPartner, windowAddress } from './window-routes';

/**
 * The path from the provider to the platform's login page and back: GET {uid} → 303 /login?interaction={uid},
 * with &email= where the request contained a login_hint, and with &cookies=blocked where the browser has kept no cookie of
 * the redirect before; a browser that has just completed a sign-up is logged in without
 * the page; with `display=popup` to the lite app's form, /plugins/login?login={uid};
 * POST {uid}/login {email, password} → {redirectTo}, the browser's next address. For partners' sites see `createWindowRoutes`.
 */
export function createInteractionRoutes({ provider, pool, webOrigin }: InteractionOptions): Router {
  const router = express.Router();
  router.get('/:uid', async (req, res) => {
    const details = await findInteraction(provider(), req, res);
    const joined = details?.prompt.name === 'login' ? await takeSignInTicket(pool, callerOf(req)) : undefined;
    if (joined) {
      pool.onLogin();
      return provider().interactionFinished(req, res, loginOf(joined), { mergeWithLastSubmission: false });
    }
    if (details && isOfPartner(details)) return res.redirect(303, windowAddress(webOrigin, details));
    const hint = details?.params.login_hint;
    const email = typeof hint === 'string' && isEmail(hint) ? { email: hint } : {};
    // OpenID Connect's `display=popup`: the form of the lite app, without navigation.
    const isLite = details?.params.display === 'popup';
    const blocked = details === undefined && req.headers.cookie === undefined ? { cookies: 'blocked' } : {};
    const query = new URLSearchParams({ [isLite ? 'login' : 'interaction']: req.params.uid, ...email, ...blocked });
    res.redirect(303, `${webOrigin}${isLite ? '/plugins/login' : '/login'}?${query}`);
  });
  router.post('/:uid/login', async (req, res) => {
    await requireInteraction(provider(), req, res);
    const user = await authenticate(pool, readBody(authenticateSchema, req), callerOf(req));
    const redirectTo = await provider().interactionResult(req, res, loginOf(user), { mergeWithLastSubmission: false });
    pool.onLogin();
    res.json({ redirectTo });
  });
  router.use(createWindowRoutes({ provider, pool, webOrigin }));
  return router;
}

/** The result of a login with a password. */
const loginOf = (user: UserRow) => ({
  login: { accountId: user.id, remember: true, amr: ['pwd'], acr: passwordChangedAt(user) },
});
