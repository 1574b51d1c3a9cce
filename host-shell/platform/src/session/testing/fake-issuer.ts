import { buildConfig } from '../../testing/build-config';

const issuer = 'http://issuer.test';
const storeKey = `gyg.user:${issuer}:gyg-web`;

const encode = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
const jwt = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.x`;

/** A request to the token endpoint. */
export interface TokenRequest {
  readonly refreshToken: string;
  readonly attempt: string | null;
}

/** The response of `/api/config` for an installation with this issuer. */
export const configWith = (pool: boolean) =>
  buildConfig({ identity: { issuer, clientId: 'gyg-web', scope: 'openid', pool } });

export interface StoredUser {
  subject?: string;
  access?: string;
  refresh?: string;
  /** Seconds until the access token expires, from now. */
  expiresIn?: number;
}

/** Stores a login in the browser, as an earlier visit would have. */
export function storeUser({
  subject = 'sub-elin',
  access = 'access-1',
  refresh = 'refresh-1',
  expiresIn = 300,
}: StoredUser = {}) {
  const now = Math.floor(Date.now() / 1000);
  localStorage.setItem(
    storeKey,
    JSON.stringify({
      id_token: jwt({ sub: subject }),
      access_token: access,
      refresh_token: refresh,
      token_type: 'Bearer',
      scope: 'openid',
      profile: { sub: subject, iss: issuer, aud: 'gyg-web', exp: now + expiresIn, iat: now },
      expires_at: now + expiresIn,
    }),
  );
}

export const storedTokens = () => JSON.parse(localStorage.getItem(storeKey) ?? '{}');

/** The issuer's response to a token request: new tokens, an error code, or no response. */
export type TokenResponse = { groups?: readonly string[] } | { error: string } | 'lost';

/** Fakes the identity service's metadata and token endpoint. Refresh tokens rotate. */
export function fakeIssuer(responses: TokenResponse[] = []) {
  const requests: TokenRequest[] = [];
  const real = globalThis.fetch;
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(issuer)) return real(input, init);
    if (url.includes('well-known')) {
      return json({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` });
    }
    const form = new URLSearchParams(String(init?.body));
    requests.push({
      refreshToken: form.get('refresh_token') ?? '',
      attempt: new Headers(init?.headers).get('x-gyg-renewal'),
    });
    const response = responses.shift() ?? {};
    if (response === 'lost') throw new TypeError('Failed to fetch');
    if ('error' in response) return json({ error: response.error }, 400);
    const number = requests.length + 1;
    return json({
      access_token: jwt({ sub: 'sub-elin', jti: `access-${number}`, groups: response.groups ?? [] }),
      refresh_token: `refresh-${number}`,
      id_token: jwt({ sub: 'sub-elin', iss: issuer, aud: 'gyg-web', exp: Date.now() / 1000 + 600, iat: 0 }),
      token_type: 'Bearer',
      expires_in: 300,
    });
  };
  const restore = () => {
    globalThis.fetch = real;
  };
  return { requests, restore };
}
