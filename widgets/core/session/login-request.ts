import { ApiError, requestsOf } from '@gyg/contract/client';
import { challengeOf, claimsOf, randomText, textToBase64Url } from './codec';
import { askForTokens, sendCall } from './platform-calls';
import type { LogInRequest } from './session-types';
import type { StoredLogin } from './stored-login';

const request = requestsOf({ createUser: 'POST /users' });

/** A login that has begun: what is needed to trust its end. */
export interface PendingLogin {
  client: string;
  state: string;
  nonce: string;
  verifier: string;
  language: string;
}

/**
 * The site that the visitor is on: this page's origin or, for the platform's own document in a frame, that of the page
 * around it. Undefined where the browser does not tell which that is.
 */
export function siteAround(platform: string): string | undefined {
  if (location.origin !== platform || window.parent === window) return location.origin;
  return location.ancestorOrigins?.[0] ?? (document.referrer ? new URL(document.referrer).origin : undefined);
}

const handOver = (platform: string, client: string) => `${platform}/auth/partner/${textToBase64Url(client)}`;

/** Begins a login. `path` is that of this page, for a login in this tab. Throws ApiError for a page that cannot. */
export function beginLogin(platform: string, request: LogInRequest, path?: string): PendingLogin {
  const client = siteAround(platform);
  if (!client) throw new ApiError('origin.unknown');
  if (!globalThis.crypto?.subtle) throw new ApiError('page.insecure');
  // The window's pages read the second part.
  const note = { p: path, t: request.purpose, l: request.language };
  const state = `${randomText()}.${textToBase64Url(JSON.stringify(note))}`;
  return { client, state, nonce: randomText(), verifier: randomText(), language: request.language };
}

/** The address at which the platform logs the visitor in. */
export async function addressOf(platform: string, pending: PendingLogin, request: LogInRequest): Promise<string> {
  const { client, state, nonce, verifier } = pending;
  const { scopes, task, email, language } = request;
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: handOver(platform, client),
    response_type: 'code',
    scope: ['openid', ...new Set(['profile', ...scopes])].join(' '),
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(task && { gyg_task: task }),
    ...(email && { login_hint: email }),
  });
  return `${platform}/identity/auth?${query}`;
}

/** Redeems the code of a login. Throws ApiError. */
export async function finishLogin(platform: string, pending: PendingLogin, code: string): Promise<StoredLogin> {
  const { client, nonce, verifier, language } = pending;
  const { identity, ...tokens } = await askForTokens(platform, {
    grant_type: 'authorization_code',
    client_id: client,
    code,
    redirect_uri: handOver(platform, client),
    code_verifier: verifier,
  });
  const claims = claimsOf(identity);
  if (claims.nonce !== nonce || claims.aud !== client) throw new ApiError('login.failed');
  const body = { jwt: identity, locale: language === 'sv' ? 'se' : 'en' } as const;
  const { user } = await sendCall(platform, request('createUser', { body }), ['user'], tokens);
  const { id, fullName: name, profileImage } = user;
  const visitor = { id, name, picture: profileImage ? new URL(profileImage, platform).href : null };
  return { client, ...tokens, visitor };
}
