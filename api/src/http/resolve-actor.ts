import type { IncomingMessage } from 'node:http';
import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import { type Actor, isInsider, type KeyActor } from '../access/actor';
import type { AccessClaims, ApiContext } from '../api-context';
import { forbidden, invalidToken, needsSignIn, problem } from '../problem';
import { preparePartnerOrigin } from './partner-origin.repository';

/** What decides who calls: its headers, and the values of each apart. */
export type TokenCarrier = Pick<IncomingMessage, 'headers' | 'headersDistinct'>;

/** Throws 403 unless a token's client may be used by the page that sent the request. */
export type RequireOwnOrigin = (request: TokenCarrier, clientId: string) => Promise<void>;

/**
 * A token of a partner's site counts only on that site, while it is registered; and, where the site may show plug-ins in
 * frames, in the platform's own documents.
 */
export function createRequireOwnOrigin({ db, config }: Pick<ApiContext, 'db' | 'config'>): RequireOwnOrigin {
  const findPartnerOrigin = preparePartnerOrigin(db.read);
  return async ({ headersDistinct }, clientId) => {
    if (clientId === config.identity.clientId) return;
    const { origin: origins, 'sec-fetch-site': sites } = headersDistinct;
    // Browsers send no Origin with reads of the same origin.
    const [origin, ...more] = origins ?? (sites?.join() === 'same-origin' ? [config.publicUrl] : []);
    // The platform's documents with elements, opened without a frame, are a site too.
    const site = clientId === config.publicUrl ? { mayFrame: false } : await findPartnerOrigin(clientId);
    const isOwn = origin === clientId || (origin === config.publicUrl && site?.mayFrame === true);
    if (!site || !isOwn || more.length > 0) throw problem('origin.not_registered');
  };
}

/**
 * The caller of an operation: a partner's site counts as a guest where the contract lists no scope for it, or the token
 * lacks it. Throws 403 where guests may not call.
 */
export function callerWith(name: OperationName, actor: Actor): Actor {
  if (actor.kind === 'guest' || actor.kind === 'key' || actor.client === null) return actor;
  const { partner, who }: OperationDefinition = operations[name];
  if (partner !== undefined && actor.client.scopes.includes(partner)) return actor;
  if (who.includes('any')) return { kind: 'guest' };
  throw partner === undefined ? forbidden() : problem('origin.scope_missing');
}

/**
 * Whether a verifier refused the token. Any other error (the database is unavailable, the issuer's keys cannot be
 * fetched) is a failure of the server: a 401 would log people out.
 */
export function isTokenRefused(thrown: unknown): boolean {
  return hasCode(thrown, 'token_refused');
}

/** Whether a verifier could not decide, because another issuer does not respond. */
export function isIssuerUnavailable(thrown: unknown): boolean {
  return hasCode(thrown, 'issuer_unavailable');
}

function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}

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
