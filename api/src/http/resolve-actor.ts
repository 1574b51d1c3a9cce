import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import type { Request } from 'express';
import type { Actor } from '../access/actor';
import type { AccessClaims } from '../api-context';
import { invalidToken, needsSignIn, problem } from '../problem/problem';
import type { RequireOwnOrigin } from './partner-calls';
import { isIssuerUnavailable, isTokenRefused } from './token-refused';

export type VerifyAccessToken = (token: string) => Promise<AccessClaims>;
export type LoadActor = (claims: AccessClaims) => Promise<Actor>;

/**
 * Authenticates a call: without a token it is a guest's; an invalid or expired one is 401, never a guest; one of a
 * partner's site is 403 anywhere else. While the issuer's keys cannot be fetched the call is 503.
 */
export async function resolveActor(
  request: Pick<Request, 'headersDistinct'>,
  verify: VerifyAccessToken,
  load: LoadActor,
  requireOwnOrigin: RequireOwnOrigin,
): Promise<Actor> {
  const [header, ...more] = request.headersDistinct.authorization ?? [];
  if (header === undefined) return { kind: 'guest' };
  // With two tokens, a proxy may have checked the other one.
  if (more.length > 0) throw invalidToken();
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw invalidToken();
  const claims = await verify(token).catch((failure: unknown) => {
    if (isIssuerUnavailable(failure)) throw problem('server.unavailable', { headers: { 'Retry-After': '5' } });
    throw isTokenRefused(failure) ? invalidToken() : failure;
  });
  await requireOwnOrigin(request, claims.clientId);
  return load(claims);
}

/** 401 where the call needs a logged-in user. Only `createUser` is open to a token without a user. */
export function requireSignIn(name: OperationName, actor: Actor): void {
  const { who }: OperationDefinition = operations[name];
  if (who.includes('any') || actor.kind === 'user') return;
  if (name === 'createUser' && actor.kind === 'newcomer') return;
  throw needsSignIn();
}
