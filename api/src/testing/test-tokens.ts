import type { AccessClaims, IdClaims } from '../api-context';

export interface TokenOptions {
  groups?: readonly string[];
  /** The client that the token was issued to; default the platform's. */
  clientId?: string;
  /** What that client may do. */
  scopes?: readonly string[];
}

/** The subject of a token: a user of the test database or a person without a user. */
export interface TokenSubject {
  subject: string;
  email?: string;
  fullName?: string;
}

const encode = (kind: string, claims: unknown) =>
  `${kind}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;

const refusal = (message: string) => Object.assign(new Error(message), { code: 'token_refused' });

/** The content of a test token. Throws like the identity package. */
function decode(kind: string, token: string): string {
  const [head, payload = ''] = token.split('.');
  if (head !== kind) throw refusal('Not a token of ours');
  return Buffer.from(payload, 'base64url').toString('utf8');
}

/** A fake of the identity service, whose tokens are accepted unsigned. */
export function createTestIssuer(platformClient: string) {
  const claimsOf = ({ subject, email, fullName = subject }: TokenSubject, options: TokenOptions): AccessClaims => ({
    subject,
    email: email ?? `${subject}@example.org`,
    emailVerified: true,
    name: fullName,
    groups: options.groups ?? [],
    clientId: options.clientId ?? platformClient,
    scopes: options.scopes ?? ['api'],
  });
  return {
    tokenFor: (who: TokenSubject, options: TokenOptions = {}) => encode('test-access', claimsOf(who, options)),
    idTokenFor: (who: TokenSubject, over: Partial<IdClaims> & Pick<TokenOptions, 'clientId'> = {}) =>
      encode('test-identity', { ...claimsOf(who, {}), ...over }),
    async verifyAccessToken(token: string): Promise<AccessClaims> {
      const claims: AccessClaims = JSON.parse(decode('test-access', token));
      return claims;
    },
    async verifyIdToken(token: string, clientId = platformClient): Promise<IdClaims> {
      const claims: IdClaims & { clientId: string } = JSON.parse(decode('test-identity', token));
      if (claims.clientId !== clientId) throw refusal('A token of another client');
      return claims;
    },
  };
}
