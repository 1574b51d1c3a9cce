import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import express, { type Request, type Response, type Router } from 'express';
import type { OtherIssuerOptions } from './fake-issuer-options';
import { loginPage, newAccountPage, refusalPage } from './issuer-pages';
import type { AuthRequest, IssuerState } from './issuer-state';

const cookieName = 'other-session';

type Parameters = Record<string, string | undefined>;

const parametersOf = ({ query }: Request): Parameters =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );

const back = (redirectUri: string, parameters: Record<string, string>) => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

/** The OAuth 2.0 error code for a request of a known client; undefined if the request is valid. */
function problemOf(parameters: Parameters): string | undefined {
  if (parameters.response_type !== 'code') return 'unsupported_response_type';
  if (!parameters.scope?.split(' ').includes('openid')) return 'invalid_scope';
  if (parameters.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(parameters.code_challenge ?? '')) {
    return 'invalid_request';
  }
  return parameters.state ? undefined : 'invalid_request';
}

const authRequestIn = (parameters: Parameters): AuthRequest => ({
  clientId: parameters.client_id ?? '',
  redirectUri: parameters.redirect_uri ?? '',
  scope: parameters.scope ?? '',
  state: parameters.state ?? '',
  nonce: parameters.nonce,
  challenge: parameters.code_challenge ?? '',
  audience: parameters.audience,
});

export function sessionOf(request: Request): string | undefined {
  return parseCookie(request.get('cookie') ?? '')[cookieName];
}

/** The authorisation endpoint with its pages: code flow with PKCE (S256) and state only. */
export function authorizeRoutes(state: IssuerState, options: OtherIssuerOptions): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false });

  /** The request, or undefined after an error response was sent. */
  function accept(request: Request, response: Response): AuthRequest | undefined {
    const parameters = parametersOf(request);
    const { client_id: clientId, redirect_uri: redirectUri = '' } = parameters;
    if (clientId !== options.clientId || !options.redirectUris.includes(redirectUri)) {
      response.status(400).send(refusalPage('This client, or its way back, is not known here.'));
      return undefined;
    }
    const error = problemOf(parameters);
    if (error === undefined) return authRequestIn(parameters);
    response.redirect(303, back(redirectUri, { error, state: parameters.state ?? '' }));
    return undefined;
  }

  function finish(response: Response, authRequest: AuthRequest, sub: string): void {
    response.redirect(
      303,
      back(authRequest.redirectUri, { code: state.begin(authRequest, sub), state: authRequest.state }),
    );
  }

  function openSession(response: Response, authRequest: AuthRequest, sub: string): void {
    response.cookie(cookieName, state.openSession(sub), { httpOnly: true, sameSite: 'lax' });
    finish(response, authRequest, sub);
  }

  router.get('/authorize', (request, response) => {
    const authRequest = accept(request, response);
    if (authRequest === undefined) return;
    const { prompt } = parametersOf(request);
    const sub = state.sessions.get(sessionOf(request) ?? '');
    const query = request.originalUrl.slice(request.originalUrl.indexOf('?'));
    if (prompt === 'create') response.send(newAccountPage(`sign-up${query}`));
    else if (sub !== undefined && prompt !== 'login') finish(response, authRequest, sub);
    else if (prompt === 'none')
      response.redirect(303, back(authRequest.redirectUri, { error: 'login_required', state: authRequest.state }));
    else response.send(loginPage(`sign-in${query}`));
  });

  router.post('/sign-in', form, (request, response) => {
    const authRequest = accept(request, response);
    if (authRequest === undefined) return;
    const person = state.findPerson(request.body.email);
    if (person?.password === request.body.password && person !== undefined)
      openSession(response, authRequest, person.sub);
    else
      response
        .status(401)
        .send(loginPage(`sign-in${request.originalUrl.slice(request.originalUrl.indexOf('?'))}`, 'No.'));
  });

  router.post('/sign-up', form, (request, response) => {
    const authRequest = accept(request, response);
    if (authRequest === undefined) return;
    const { name, email, password } = request.body;
    openSession(response, authRequest, state.addPerson({ sub: randomUUID(), name, email, password, groups: [] }).sub);
  });

  return router;
}
