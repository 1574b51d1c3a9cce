import type { JWTPayload } from 'jose';
import type { AuthRequest, OtherPerson } from './issuer-state';

/** The issuer's behaviour; all options may be changed while it runs. */
export interface OtherIssuerOptions {
  clientId: string;
  /** The exact redirect addresses that are accepted. */
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  /** Lifetime of access tokens in seconds. */
  accessTokenSeconds: number;
  /** Whether it issues refresh tokens. */
  refreshTokens: boolean;
  /** Whether it has a logout endpoint. */
  endSession: boolean;
  /** Whether its metadata lists `prompt=create`. */
  newAccounts: boolean;
  /** Audience of access tokens, unless the request names one (`audience`). */
  audience: string | undefined;
  /** Further claims of its access tokens. */
  accessClaims: (person: OtherPerson, authRequest: AuthRequest) => JWTPayload;
  /** Further claims of its ID tokens. */
  idClaims: (person: OtherPerson) => JWTPayload;
}

export const defaultOptions: OtherIssuerOptions = {
  clientId: 'gyg-at-other',
  redirectUris: [],
  postLogoutRedirectUris: [],
  accessTokenSeconds: 300,
  refreshTokens: true,
  endSession: true,
  newAccounts: true,
  audience: 'gyg-api',
  accessClaims: ({ groups }) => ({ groups }),
  idClaims: ({ email, name }) => ({ email, email_verified: true, name }),
};
