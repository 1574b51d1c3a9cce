import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import { type Actor, isInsider, type KeyActor } from '../access/actor';
import type { AccessClaims } from '../api-context';
import { invalidToken, needsSignIn, problem } from '../problem/problem';
import type { RequireOwnOrigin, TokenCarrier } from './partner-calls';
import { isIssuerUnavailable, isTokenRefused } from './token-refused';

export type VerifyAccessToken = (token: string) => Promise<AccessClaims>;
export type LoadActor = (claims: AccessClaims) => Promise<Actor>;
/** The key that a token is; undefined for other tokens. Throws 401 for a key that is not valid. */
export type LoadKey = (token: string) => Promise<KeyActor | undefined>;

/** What turns a token into a caller. */
export interface Authentication {
  verifyAccessToken: VerifyAccessToken;
  loadActor: LoadActor;
  loadKey: LoadKey;
  requireOwnOrigin: RequireOwnOrigin;
}

/** The token of an Authorization header; undefined where the header is none for a bearer token. */
export const bearerTokenOf = (header = ''): string | undefined => /^Bearer +(\S+)$/i.exec(header)?.[1];

/**
 * Authenticates a call: without a token it is a guest's; an invalid or expired one is 401, never a guest; one of a
 * partner's site is 403 anywhere else. While the issuer's keys cannot be fetched the call is 503.
 */
export async function resolveActor(
  request: TokenCarrier,
  { verifyAccessToken, loadActor, loadKey, requireOwnOrigin }: Authentication,
): Promise<Actor> {
  if (request.headers.authorization === undefined) return { kind: 'guest' };
  const [header = '', ...more] = request.headersDistinct.authorization ?? [];
  // With two tokens, a proxy may have checked the other one.
  if (more.length > 0) throw invalidToken();
  const token = bearerTokenOf(header);
  if (token === undefined) throw invalidToken();
  const key = await loadKey(token);
  if (key) return key;
  const claims = await verifyAccessToken(token).catch((failure: unknown) => {
    if (isIssuerUnavailable(failure)) throw problem('server.unavailable', { headers: { 'Retry-After': '5' } });
    throw isTokenRefused(failure) ? invalidToken() : failure;
  });
  await requireOwnOrigin(request, claims.clientId);
  return loadActor(claims);
}

/**
 * What a caller counts as in an operation: a key with the operation's scope acts for its organisation; without it, it is
 * a guest. Throws 403 `keys.not_allowed` where guests may not call.
 */
export function actorIn(name: OperationName, actor: Actor): Actor {
  const { who, key }: OperationDefinition = operations[name];
  if (actor.kind !== 'key' || (key !== undefined && actor.scopes.has(key))) return actor;
  if (who.includes('any')) return { kind: 'guest' };
  const detail = key === undefined ? 'Keys may not make this call' : `The key does not have the scope ${key}`;
  throw problem('keys.not_allowed', { detail });
}

/** 401 where the call needs a logged-in user. Only `createUser` is open to a token without a user. */
export function requireSignIn(name: OperationName, actor: Actor): void {
  const { who }: OperationDefinition = operations[name];
  if (who.includes('any') || isInsider(actor)) return;
  if (name === 'createUser' && actor.kind === 'newcomer') return;
  throw needsSignIn();
}
