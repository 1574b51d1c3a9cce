import { createHash } from 'node:crypto';
import express, { type Response, type Router } from 'express';
import type { OtherIssuerOptions } from './fake-issuer-options';
import type { SigningKeys } from './issuer-keys';
import type { IssuerState } from './issuer-state';

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** The token endpoint of a public client: exchanges a code with its verifier, or a refresh token. */
export function tokenRoutes(
  issuer: string,
  state: IssuerState,
  keys: SigningKeys,
  options: OtherIssuerOptions,
): Router {
  const router = express.Router();
  const refuse = (response: Response, error: string) => response.status(400).json({ error });

  async function answer(issued: NonNullable<ReturnType<IssuerState['take']>>) {
    const person = state.people.get(issued.sub);
    if (person === undefined) return undefined;
    const iat = Math.floor(Date.now() / 1000);
    const { clientId, scope, nonce } = issued;
    const common = { iss: issuer, sub: person.sub, iat };
    const exp = iat + options.accessTokenSeconds;
    const aud = issued.audience ?? options.audience;
    const access = { ...common, exp, azp: clientId, scope, ...options.accessClaims(person, issued) };
    const id = { ...common, exp: iat + 300, aud: clientId, ...(nonce ? { nonce } : {}), ...options.idClaims(person) };
    return {
      access_token: await keys.sign(aud === undefined ? access : { aud, ...access }, { typ: 'JWT' }),
      id_token: await keys.sign(id, { typ: 'JWT' }),
      token_type: 'Bearer',
      expires_in: options.accessTokenSeconds,
      scope,
      ...(options.refreshTokens ? { refresh_token: state.renew(issued) } : {}),
    };
  }

  router.post('/token', express.urlencoded({ extended: false }), async (request, response) => {
    const { grant_type: grant, client_id: client, code, code_verifier: verifier, redirect_uri: uri } = request.body;
    response.set('Cache-Control', 'no-store');
    if (client !== options.clientId) return void refuse(response, 'invalid_client');
    if (grant !== 'authorization_code' && grant !== 'refresh_token') {
      return void refuse(response, 'unsupported_grant_type');
    }
    const issued = state.take(String(grant === 'refresh_token' ? request.body.refresh_token : code));
    if (issued === undefined) return void refuse(response, 'invalid_grant');
    const proved = uri === issued.redirectUri && challengeOf(String(verifier)) === issued.challenge;
    if (grant === 'authorization_code' && !proved) return void refuse(response, 'invalid_grant');
    const tokens = await answer(issued);
    if (tokens === undefined) return void refuse(response, 'invalid_grant');
    response.json(tokens);
  });

  return router;
}
