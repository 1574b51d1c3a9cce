import type { JWTPayload } from 'jose';

export interface TokenShape {
  /** The header's `typ`, where the issuer sets one. */
  typ?: string;
  claims: JWTPayload;
}

export interface IssuerShapes {
  name: string;
  /** The values of OIDC_AUDIENCE and OIDC_GROUPS_CLAIM for it. */
  audience: string | undefined;
  groupsClaim: string;
  access: TokenShape;
  id: TokenShape;
}

/** The client id at all issuers. */
export const shapesClient = 'gyg-at-other';
const sub = 'a1b2';
const person = { email: 'tove@example.org', name: 'Tove Havet' };

/** Tokens in the format of five issuers, by their documentation; `iss`, `iat` and `exp` are added when signing. */
export const issuerShapes: IssuerShapes[] = [
  {
    name: 'Keycloak',
    audience: 'gyg-api',
    groupsClaim: 'realm_access.roles',
    access: {
      typ: 'JWT',
      claims: {
        ...{ sub, ...person, typ: 'Bearer', aud: ['gyg-api', 'account'], azp: shapesClient, sid: 's', acr: '1' },
        ...{ realm_access: { roles: ['superusers', 'offline_access'] }, scope: 'openid email profile' },
        ...{ email_verified: true, preferred_username: 'tove', jti: 'j' },
      },
    },
    id: {
      typ: 'JWT',
      claims: {
        ...{ sub, ...person, typ: 'ID', aud: shapesClient, azp: shapesClient, sid: 's', at_hash: 'h', auth_time: 1 },
        ...{ email_verified: true, preferred_username: 'tove', given_name: 'Tove', family_name: 'Havet' },
      },
    },
  },
  {
    name: 'Cognito',
    audience: undefined,
    groupsClaim: 'cognito:groups',
    access: {
      claims: {
        ...{ sub, token_use: 'access', client_id: shapesClient, scope: 'openid email', version: 2, username: sub },
        ...{ 'cognito:groups': ['superusers'], origin_jti: 'o', auth_time: 1, jti: 'j' },
      },
    },
    id: {
      claims: {
        ...{ sub, ...person, token_use: 'id', aud: shapesClient, email_verified: true, at_hash: 'h', auth_time: 1 },
        ...{ 'cognito:groups': ['superusers'], 'cognito:username': sub },
      },
    },
  },
  {
    name: 'Entra, pages and API under one registration',
    audience: shapesClient,
    groupsClaim: 'roles',
    access: {
      typ: 'JWT',
      claims: {
        ...{
          sub,
          name: person.name,
          aud: shapesClient,
          azp: shapesClient,
          azpacr: '0',
          ver: '2.0',
          tid: 't',
          oid: 'o',
        },
        ...{ scp: 'access', roles: ['superusers'], preferred_username: person.email },
      },
    },
    id: {
      typ: 'JWT',
      claims: {
        ...{ sub, ...person, aud: shapesClient, ver: '2.0', tid: 't', oid: 'o', roles: ['superusers'] },
        ...{ preferred_username: person.email },
      },
    },
  },
  {
    name: 'Auth0',
    audience: 'https://api.gyg.example',
    groupsClaim: 'https://gyg.example/groups',
    access: {
      typ: 'JWT',
      claims: {
        ...{ sub, aud: ['https://api.gyg.example', 'https://tenant.example/userinfo'], azp: shapesClient },
        ...{ scope: 'openid profile email offline_access', 'https://gyg.example/groups': ['superusers'] },
      },
    },
    id: {
      typ: 'JWT',
      claims: { sub, ...person, email_verified: true, nickname: 'tove', aud: shapesClient, sid: 's' },
    },
  },
  {
    name: 'Okta',
    audience: 'api://gyg',
    groupsClaim: 'groups',
    access: {
      claims: {
        ...{ sub, ver: 1, jti: 'AT.1', aud: 'api://gyg', cid: shapesClient, uid: 'u', scp: ['openid', 'email'] },
        ...{ auth_time: 1, groups: ['superusers'] },
      },
    },
    id: {
      claims: {
        ...{ sub, ...person, ver: 1, jti: 'ID.1', aud: shapesClient, amr: ['pwd'], idp: 'i', auth_time: 1 },
        ...{ email_verified: true, at_hash: 'h', preferred_username: person.email },
      },
    },
  },
  {
    name: 'An issuer that keeps to RFC 9068',
    audience: 'gyg-api',
    groupsClaim: 'groups',
    access: {
      typ: 'at+jwt',
      claims: { sub, aud: 'gyg-api', client_id: shapesClient, jti: 'j', groups: ['superusers'] },
    },
    id: { typ: 'JWT', claims: { sub, ...person, email_verified: true, aud: shapesClient, nonce: 'n' } },
  },
];
