import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { webClientId } from '../provider/web-client';
import { CookieJar } from './cookie-jar';

/** The token endpoint's response. */
export const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string(), id_token: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;
const loginSchema = z.object({ redirectTo: z.string() });

const locationOf = (response: Response, from: string): string => {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${from} answered ${response.status} and leads nowhere`);
  return new URL(location, from).href;
};

/**
 * Requests a login as the platform's pages do, with changed parameters (undefined removes one). Returns where the
 * issuer redirects, and the PKCE verifier.
 */
export async function askToSignIn(
  origin: string,
  browser: CookieJar,
  change: Record<string, string | undefined> = {},
): Promise<{ location: URL; verifier: string }> {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    client_id: webClientId,
    response_type: 'code',
    redirect_uri: `${origin}/auth/callback`,
    scope: 'openid email profile api',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  };
  const pairs = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const authorize = `${origin}/identity/auth?${new URLSearchParams(pairs)}`;
  return { location: new URL(locationOf(await browser.fetch(authorize), authorize)), verifier };
}

/** Begins a login as the platform's pages do; returns the interaction's id and the PKCE verifier. */
export async function beginSignIn(origin: string, browser: CookieJar): Promise<{ uid: string; verifier: string }> {
  const { location, verifier } = await askToSignIn(origin, browser);
  const login = new URL(locationOf(await browser.fetch(location.href), location.href));
  return { uid: login.searchParams.get('interaction') ?? '', verifier };
}

/** Submits the login form. */
export function postLogin(origin: string, browser: CookieJar, uid: string, form: unknown): Promise<Response> {
  return browser.fetch(`${origin}/identity/interaction/${uid}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(form),
  });
}

/** Calls the token endpoint as the platform's client. */
export function postToken(origin: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ client_id: webClientId, ...form });
  return fetch(`${origin}/identity/token`, { method: 'POST', body, headers });
}

/** Exchanges a refresh token; throws when it is refused. */
export async function refresh(origin: string, refreshToken: string): Promise<Tokens> {
  const response = await postToken(origin, { grant_type: 'refresh_token', refresh_token: refreshToken });
  return tokensSchema.parse(await response.json());
}

/** Logs in up to the authorization code, and does not use it. */
export async function getCode(
  origin: string,
  form: { email: string; password: string },
  browser = new CookieJar(),
): Promise<{ code: string; verifier: string; browser: CookieJar }> {
  const { uid, verifier } = await beginSignIn(origin, browser);
  const login = await postLogin(origin, browser, uid, form);
  const resume = loginSchema.parse(await login.json()).redirectTo;
  const callback = new URL(locationOf(await browser.fetch(resume), resume));
  return { code: callback.searchParams.get('code') ?? '', verifier, browser };
}

/**
 * Logs a person in over HTTP: authorization code with PKCE. Takes the platform's origin, where the issuer is mounted at
 * /identity; returns the tokens, and the browser that has the session.
 */
export async function signIn(
  origin: string,
  form: { email: string; password: string },
  inBrowser = new CookieJar(),
): Promise<Tokens & { browser: CookieJar }> {
  const { code, verifier, browser } = await getCode(origin, form, inBrowser);
  const redirect_uri = `${origin}/auth/callback`;
  const response = await postToken(origin, {
    grant_type: 'authorization_code',
    code,
    redirect_uri,
    code_verifier: verifier,
  });
  return { ...tokensSchema.parse(await response.json()), browser };
}
