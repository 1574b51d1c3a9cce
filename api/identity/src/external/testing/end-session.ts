import express, { type Router } from 'express';
import { decodeJwt } from 'jose';
import { sessionOf } from './authorize';
import type { OtherIssuerOptions } from './fake-issuer-options';
import { refusalPage, signedOutPage } from './issuer-pages';
import type { IssuerState } from './issuer-state';

/** Ends the browser's session (OpenID Connect RP-Initiated Logout); redirects only to addresses of a known client. */
export function endSessionRoutes(state: IssuerState, options: OtherIssuerOptions): Router {
  const router = express.Router();
  router.get('/end-session', (request, response) => {
    const { id_token_hint: hint, post_logout_redirect_uri: wayBack } = request.query;
    if (!options.endSession) return void response.status(404).send(refusalPage('There is no such page.'));
    if (typeof hint !== 'string' || decodeJwt(hint).aud !== options.clientId) {
      return void response.status(400).send(refusalPage('The person to log out is missing.'));
    }
    state.sessions.delete(sessionOf(request) ?? '');
    if (wayBack === undefined) return void response.send(signedOutPage());
    if (typeof wayBack !== 'string' || !options.postLogoutRedirectUris.includes(wayBack)) {
      return void response.status(400).send(refusalPage('This way back is not known here.'));
    }
    response.redirect(303, wayBack);
  });
  return router;
}
